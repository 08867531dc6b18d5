import {
  Children,
  type ComponentType,
  createElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'
import type { PageScratch } from './compile-context.ts'

type Components = Readonly<Record<string, ComponentType<Record<string, unknown>>>>

/** What MDX pages may use without an import: the site's components and a forgiving `details`. */
export function mdxComponents(scratch: PageScratch): Components {
  const site = [...scratch.context.components.values()].map(
    ({ name, component }) => [name, component] as const,
  )
  const head = headIn(scratch)
  return {
    ...Object.fromEntries(site),
    Head: head,
    head,
    details: Details as ComponentType<Record<string, unknown>>,
  }
}

/** `<Head>`: its `meta` and `link` elements go to the document head, in place of the site's own. */
function headIn(scratch: PageScratch): Components[string] {
  return ({ children }) => {
    for (const child of Children.toArray(children as ReactNode)) {
      if (!isElement(child) || (child.type !== 'meta' && child.type !== 'link')) continue
      const { children: _, ...attributes } = child.props
      const entries = Object.entries(attributes).map(([name, value]) => [name, String(value)])
      scratch.head.push({ tag: child.type, attributes: Object.fromEntries(entries) })
    }
    return null
  }
}

interface DetailsProps {
  readonly children?: ReactNode
}

/**
 * `<details>` whose `<summary>` stands on a line of its own directly before text: Markdown then
 * puts the summary into a paragraph, from which it is taken out again.
 */
function Details({ children, ...rest }: DetailsProps): ReactElement {
  const blocks = Children.toArray(children).filter((child) => child !== '\n')
  const inline = blocks.flatMap((block) =>
    isParagraph(block) ? Children.toArray(block.props.children) : [block],
  )
  const summary = inline.find((child) => isElement(child) && child.type === 'summary')
  const content = blocks
    .map((block) => withoutSummary(block, summary))
    .filter((block) => block !== summary)
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

function isParagraph(node: ReactNode): node is ReactElement<{ children?: ReactNode }> {
  return isElement(node) && node.type === 'p'
}

function withoutSummary(block: ReactNode, summary: ReactNode): ReactNode {
  if (!isParagraph(block)) return block
  const kept = Children.toArray(block.props.children).filter(
    (child) => !(isElement(child) && isElement(summary) && child.type === 'summary'),
  )
  return createElement('p', { key: block.key }, ...kept)
}
