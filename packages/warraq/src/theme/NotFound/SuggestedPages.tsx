import { dataAttributes } from '../browser/element-data.ts'
import { useText } from '../text/use-text.ts'
import type { NotFoundData } from './not-found-markup.ts'

interface SuggestedPagesProps {
  /** Address of the list of pages. */
  readonly list: string
  readonly baseUrl: string
  /** Address of the search page; absent on a site without search. */
  readonly searchHref: string | undefined
}

/** Where the browser suggests pages with an address similar to the missing one. */
export function SuggestedPages({ list, baseUrl, searchHref }: SuggestedPagesProps) {
  const text = useText()
  return (
    <docs-not-found
      {...dataAttributes<NotFoundData>({
        list,
        base: baseUrl,
        near: text.notFoundNear,
        searchHref,
        searchText: searchHref === undefined ? undefined : text.notFoundSearch,
      })}
    />
  )
}
