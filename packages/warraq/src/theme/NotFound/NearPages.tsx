import type { ListedPage } from './find-near-pages.ts'

export interface NearPagesProps {
  /** Heading above the list of pages. */
  readonly title: string
  readonly pages: readonly ListedPage[]
  /** A link that searches for the words of the address. */
  readonly search: { readonly href: string; readonly text: string } | undefined
}

/** Suggestions on the not-found page. */
export function NearPages({ title, pages, search }: NearPagesProps) {
  return (
    <>
      {pages.length === 0 ? null : (
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
      )}
      {search === undefined ? null : (
        <p>
          <a href={search.href}>{search.text}</a>
        </p>
      )}
    </>
  )
}
