import type { ListedPage } from './find-near-pages.ts'

export interface NearPagesProps {
  /** Heading above the list of pages. */
  readonly title: string
  readonly pages: readonly ListedPage[]
}

/** Suggestions on the not-found page. */
export function NearPages({ title, pages }: NearPagesProps) {
  if (pages.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.href}>
            <a href={page.href}>{page.title}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
