import type { PageLink } from '../../shared/data/page-view.ts'
import { part } from '../parts/part.tsx'
import { useText } from '../text/use-text.ts'

export interface PaginationProps {
  readonly previous: PageLink | undefined
  readonly next: PageLink | undefined
}

/** Links to the pages before and after this one. */
export const Pagination = part('Pagination', ({ previous, next }: PaginationProps) => {
  const text = useText()
  if (previous === undefined && next === undefined) return null
  return (
    <nav className="pagination" aria-label={text.docsPages}>
      {previous === undefined ? null : (
        <a className="pagination-link" href={previous.href} rel="prev">
          <span className="pagination-direction">{text.previous}</span>
          {previous.label}
        </a>
      )}
      {next === undefined ? null : (
        <a className="pagination-link pagination-next" href={next.href} rel="next">
          <span className="pagination-direction">{text.next}</span>
          {next.label}
        </a>
      )}
    </nav>
  )
})
