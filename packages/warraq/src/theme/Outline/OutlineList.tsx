import type { OutlineNode } from '../../shared/data/page-parts.ts'
import { Html } from '../Html/Html.tsx'
import { type Part, part } from '../parts/part.tsx'

export interface OutlineListProps {
  readonly nodes: readonly OutlineNode[]
}

/** The headings of a page, nested. */
export const OutlineList: Part<OutlineListProps> = part(
  'OutlineList',
  ({ nodes }: OutlineListProps) => {
    return (
      <ul>
        {nodes.map(({ id, html, children }) => (
          <li key={id}>
            <Html as="a" href={`#${encodeURI(id)}`} html={html} />
            {children.length === 0 ? null : <OutlineList nodes={children} />}
          </li>
        ))}
      </ul>
    )
  },
)
