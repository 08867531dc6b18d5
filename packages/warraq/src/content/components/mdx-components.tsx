import {
  Children,
  type ComponentType,
  createElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'
import { ProblemError } from '../../shared/data/diagnostic.ts'
import type { ContentComponent, PageScratch } from '../compile-context.ts'
import { headIn } from './page-head.tsx'
import { isPlain } from './react-values.ts'
import { componentProblem, renderComponent } from './render-component.tsx'

type Components = Readonly<Record<string, ComponentType<Record<string, unknown>>>>

/** Components of MDX pages without an import: those of the site and a forgiving `details`. */
export function mdxComponents(
  scratch: PageScratch,
  lineOf: (text: string) => number | undefined,
): Components {
  const site = [...scratch.context.components.values()].map((entry) => [
    entry.name,
    componentIn(entry, scratch, () => lineOf(`<${entry.name}`)),
  ])
  const head = headIn(scratch, () => lineOf('<Head') ?? lineOf('<head'))
  return {
    ...Object.fromEntries(site),
    Head: head,
    head,
    details: Details as ComponentType<Record<string, unknown>>,
  }
}

/**
 * A component whose props contain no content of the page is rendered separately: its HTML counts as
 * the site's own and goes into a slot, like that of an island. The output of a component around
 * children is checked together with them.
 */
function componentIn(
  entry: ContentComponent,
  scratch: PageScratch,
  lineOf: () => number | undefined,
): Components[string] {
  const { name, component } = entry
  if ('isIsland' in component) return component
  return (props) => {
    const line = lineOf()
    if (Object.values(props).every((value) => isPlain(value))) {
      const html = renderComponent(entry, props, { scratch, line })
      return scratch.placeholders.element(html)
    }
    if (typeof component !== 'function' || component.prototype?.isReactComponent)
      return createElement(component, props)
    try {
      return (component as (given: typeof props) => ReactNode)(props)
    } catch (cause) {
      throw new ProblemError(componentProblem(name, cause, { file: scratch.file, line }))
    }
  }
}

/**
 * `<details>` whose `<summary>` is on its own line directly before text: Markdown then puts the
 * summary into a paragraph, and this component moves it out again.
 */
function Details({ children, ...rest }: { readonly children?: ReactNode }): ReactElement {
  const blocks = Children.toArray(children).filter((child) => child !== '\n')
  const summary = blocks.flatMap(inlineOf).find(isSummary)
  const content = blocks
    .filter((block) => !isSummary(block))
    .map((block) =>
      isElement(block) && block.type === 'p'
        ? createElement(
            'p',
            { key: block.key },
            ...inlineOf(block).filter((node) => !isSummary(node)),
          )
        : block,
    )
  return (
    <details className="details" {...rest}>
      {summary ?? <summary>Details</summary>}
      {content}
    </details>
  )
}

function isElement(node: ReactNode): node is ReactElement<{ children?: ReactNode }> {
  return isValidElement(node)
}

function isSummary(node: ReactNode): boolean {
  return isElement(node) && node.type === 'summary'
}

/** The nodes of a paragraph; any other block stands for itself. */
function inlineOf(block: ReactNode): ReactNode[] {
  return isElement(block) && block.type === 'p' ? Children.toArray(block.props.children) : [block]
}
