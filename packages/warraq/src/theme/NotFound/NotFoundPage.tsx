import type { UiText } from '../text/ui-text.ts'

interface NotFoundPageProps {
  readonly text: UiText
  /** Address of `llms.txt`, which lists every page. */
  readonly list: string
  readonly baseUrl: string
  /** End of the addresses of pages: a slash or nothing. */
  readonly pageEnd: '' | '/'
  /** Address of the search page; absent on a site without search. */
  readonly searchHref: string | undefined
}

/** Shown in place of a missing page. Its element suggests pages with a similar address. */
export function NotFoundPage({ text, list, baseUrl, pageEnd, searchHref }: NotFoundPageProps) {
  return (
    <>
      <h1>{text.notFoundTitle}</h1>
      <p>{text.notFoundText}</p>
      <p>{text.notFoundAdvice}</p>
      <docs-not-found
        data-list={list}
        data-base={baseUrl}
        data-end={pageEnd === '/' ? undefined : pageEnd}
        data-near={text.notFoundNear}
        data-search-href={searchHref}
        data-search-text={searchHref === undefined ? undefined : text.notFoundSearch}
      />
    </>
  )
}
