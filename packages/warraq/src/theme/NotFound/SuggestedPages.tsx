import { dataAttributes } from '../browser/element-data.ts'
import { useText } from '../text/use-text.ts'
import { NOT_FOUND_SEARCH, type NotFoundData } from './not-found-markup.ts'

interface SuggestedPagesProps {
  /** Address of the list of pages. */
  readonly list: string
  readonly baseUrl: string
  /** Address of the search page; absent on a site without search. */
  readonly searchHref: string | undefined
}

/**
 * A search field, which the browser fills with the words of the missing address, and where it
 * suggests pages with a similar one.
 */
export function SuggestedPages({ list, baseUrl, searchHref }: SuggestedPagesProps) {
  const text = useText()
  return (
    <>
      {searchHref === undefined ? null : (
        <search>
          <form className={`search-form ${NOT_FOUND_SEARCH}`} action={searchHref}>
            <input type="search" name="q" maxLength={200} aria-label={text.search} />
            <button type="submit" className="button">
              {text.search}
            </button>
          </form>
        </search>
      )}
      <docs-not-found
        {...dataAttributes<NotFoundData>({ list, base: baseUrl, near: text.notFoundNear })}
      />
    </>
  )
}
