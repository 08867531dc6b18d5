import { Children, cloneElement, isValidElement, type ReactNode } from 'react'
import { OnlyContent } from './only-content.tsx'
import { TabItem, tabsComponent } from './tabs-component.tsx'

type Props = Readonly<Record<string, unknown>>
type Component = (props: Record<string, unknown>) => ReactNode

/**
 * The components of Starlight that pages import, as far as the theme has something like them;
 * folders, steps and cards show their content.
 */
export function starlightModules(
  admonition: Component,
  codeBlock: Component,
): Readonly<Record<string, Readonly<Record<string, Component>>>> {
  return {
    '@astrojs/starlight/components': {
      Tabs: starlightTabs(),
      TabItem,
      Aside: ({ type = 'note', ...rest }) => admonition({ ...rest, type }),
      Card: OnlyContent,
      CardGrid: contentOf,
      LinkCard,
      LinkButton: ({ href, children }) => <a href={String(href)}>{children as ReactNode}</a>,
      Steps: contentOf,
      FileTree: contentOf,
      Badge: OnlyContent,
      Icon: () => null,
      Code: ({ code, lang, ...rest }) => codeBlock({ ...rest, language: lang, children: code }),
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
function starlightTabs(): Component {
  const Tabs = tabsComponent()
  return ({ children, syncKey }) => {
    const tabs = Children.toArray(children as ReactNode).map((child) =>
      isValidElement<Props>(child) && child.props.value === undefined
        ? cloneElement(child, { value: String(child.props.label) } as object)
        : child,
    )
    return Tabs({ children: tabs, groupId: syncKey })
  }
}
