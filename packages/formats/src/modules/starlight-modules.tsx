import { Children, cloneElement, isValidElement, type ReactNode } from 'react'
import type { ModulePage } from 'warraq/plugin'
import { admonitionIn, codeBlockIn } from './page-parts.tsx'
import { TabItem, tabsComponent } from './tabs-component.tsx'

type Props = Readonly<Record<string, unknown>>
type Component = (props: Record<string, unknown>) => ReactNode

/**
 * The components of Starlight that pages import, as far as the theme has something like them;
 * folders, steps and cards show their content.
 */
export function starlightModules(page: ModulePage) {
  const { OnlyContent } = page.components
  const Admonition = admonitionIn(page)
  const CodeBlock = codeBlockIn(page)
  return {
    '@astrojs/starlight/components': {
      Tabs: starlightTabs(page),
      TabItem,
      Aside: ({ type = 'note', ...rest }: Props) => <Admonition {...rest} type={type} />,
      Card: OnlyContent,
      CardGrid: contentOf,
      LinkCard,
      LinkButton: ({ href, children }: Props) => <a href={String(href)}>{children as ReactNode}</a>,
      Steps: contentOf,
      FileTree: contentOf,
      Badge: OnlyContent,
      Icon: () => null,
      Code: ({ code, lang, ...rest }: Props) => (
        <CodeBlock {...rest} language={lang}>
          {code as ReactNode}
        </CodeBlock>
      ),
    },
  }
}

function contentOf({ children }: Props): ReactNode {
  return children as ReactNode
}

function LinkCard({ href, title, description }: Props): ReactNode {
  return (
    <p>
      <a href={String(href)}>{title as ReactNode}</a>
      {description === undefined ? null : <> {description as ReactNode}</>}
    </p>
  )
}

/** Tabs of Starlight have labels without values, and a key that keeps sets in step. */
function starlightTabs(page: ModulePage): Component {
  const Tabs = tabsComponent(page)
  return ({ children, syncKey }) => {
    const tabs = Children.toArray(children as ReactNode).map((child) =>
      isValidElement<Props>(child) && child.props.value === undefined
        ? cloneElement(child, { value: String(child.props.label) } as object)
        : child,
    )
    return Tabs({ children: tabs, groupId: syncKey })
  }
}
