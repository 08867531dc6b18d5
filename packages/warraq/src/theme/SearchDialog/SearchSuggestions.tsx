import type { SearchAnswer } from '../../search/search-provider.ts'
import { countText } from './dialog-screen.ts'
import type { DialogText } from './dialog-text.ts'
import type { StoredHit } from './search-history.ts'

/** Most suggestions of one kind. */
const MOST = 3

interface SearchSuggestionsProps {
  readonly text: DialogText
  readonly answer: Pick<SearchAnswer, 'nearest' | 'elsewhere'>
  /** Tag of the section that the search is limited to. */
  readonly filter: string | undefined
  readonly popular: readonly Pick<StoredHit, 'href' | 'title'>[]
  readonly onSearch: (query: string) => void
  readonly onAll: () => void
  /** The reader left for a page. */
  readonly onLeave?: () => void
}

/** Where nothing is found: the results of other sections, similar queries, or popular pages. */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { text, answer, filter, popular, onSearch, onAll, onLeave } = props
  const { nearest = [], elsewhere } = answer
  const names = nearest.slice(0, MOST)
  const pages = names.length > 0 ? [] : popular.slice(0, MOST)
  return (
    <>
      {filter !== undefined && elsewhere !== undefined && elsewhere.total > 0 && (
        <p>
          <button type="button" className="search-suggestion" onClick={onAll}>
            {`${text.allSections}: ${countText(elsewhere, text)}`}
          </button>
        </p>
      )}
      {names.length > 0 && <p>{text.trySearchingFor}</p>}
      {pages.length > 0 && <p>{text.popularPages}</p>}
      {names.length + pages.length > 0 && (
        <ul>
          {names.map((name) => (
            <li key={name}>
              <button
                type="button"
                className="search-suggestion"
                onClick={() => onSearch(`${name.toLowerCase()} `)}
              >
                {name}
              </button>
            </li>
          ))}
          {pages.map(({ href, title }) => (
            <li key={href}>
              <a className="search-suggestion" href={href} onClick={onLeave}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
