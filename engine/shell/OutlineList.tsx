import type { OutlineNode } from '../shared/page-view.ts'
import { Html } from './Html.tsx'

interface OutlineListProps {
  readonly nodes: readonly OutlineNode[]
  /** Heading the reader is at. */
  readonly activeId?: string | undefined
}

/** The headings of a page, nested. */
export function OutlineList({ nodes, activeId }: OutlineListProps) {
  return (
    <ul>
      {nodes.map(({ id, html, children }) => (
        <li key={id}>
          <Html
            as="a"
            href={`#${encodeURI(id)}`}
            className={id === activeId ? 'is-active' : undefined}
            aria-current={id === activeId ? 'location' : undefined}
            html={html}
          />
          {children.length === 0 ? null : <OutlineList nodes={children} activeId={activeId} />}
        </li>
      ))}
    </ul>
  )
}
