import type { OutlineNode } from '../../shared/page-parts.ts'
import { Html } from '../Html/Html.tsx'

/** The headings of a page, nested. */
export function OutlineList({ nodes }: { readonly nodes: readonly OutlineNode[] }) {
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
}
