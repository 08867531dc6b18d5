import type { OutlineNode } from '../../shared/page-parts.ts'
import { Html } from '../Html/Html.tsx'
import { type Part, part, useText } from '../parts/part.tsx'

export interface OutlineProps {
  readonly outline: readonly OutlineNode[]
}

/** The headings of the page beside the content; a script marks the current one. */
export const Outline = part('Outline', ({ outline }: OutlineProps) => {
  const text = useText()
  return (
    <nav className="outline" aria-label={text.onThisPage}>
      <p className="outline-title" aria-hidden="true">
        {text.onThisPage}
      </p>
      <OutlineList nodes={outline} />
    </nav>
  )
})

export interface MobileOutlineProps {
  readonly outline: readonly OutlineNode[]
}

/** The headings of the page above the content, on screens without room for a column. */
export const MobileOutline = part('MobileOutline', ({ outline }: MobileOutlineProps) => {
  const text = useText()
  return (
    <details className="mobile-outline">
      <summary>{text.onThisPage}</summary>
      <nav aria-label={text.onThisPage}>
        <OutlineList nodes={outline} />
      </nav>
    </details>
  )
})

export interface OutlineListProps {
  readonly nodes: readonly OutlineNode[]
}

/** The headings of a page, nested. */
export const OutlineList: Part<OutlineListProps> = part(
  'OutlineList',
  ({ nodes }: OutlineListProps) => (
    <ul>
      {nodes.map(({ id, html, children }) => (
        <li key={id}>
          <Html as="a" href={`#${encodeURI(id)}`} html={html} />
          {children.length === 0 ? null : <OutlineList nodes={children} />}
        </li>
      ))}
    </ul>
  ),
)
