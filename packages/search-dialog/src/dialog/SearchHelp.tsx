import type { SearchAnswer } from '@warraq/search/search-provider'
import type { NamedPage } from '../searched-site.ts'
import { encodeQuery } from '../shared/encode-query.ts'
import { countText } from './dialog-screen.ts'
import type { DialogText } from './dialog-text.ts'

/** Most suggestions of one kind. */
const MOST = 3

interface SearchHelpProps {
  readonly text: DialogText
  /** The query that found nothing. */
  readonly query: string
  readonly answer: Pick<SearchAnswer, 'nearest' | 'elsewhere'>
  /** Tag of the section that the search is limited to. */
  readonly filter: string | undefined
  /** Popular pages, or those in the navbar if the site names none. */
  readonly pages: readonly NamedPage[]
  /** Address to report the query to, with `{query}` in its place. */
  readonly reportUrl: string | undefined
  readonly onSearch: (query: string) => void
  readonly onAll: () => void
  /** The reader left for a page. */
  readonly onLeave?: () => void
}

/**
 * What may help where nothing is found, in the dialog and on the search page: the results of other
 * sections, similar queries or else well-known pages, and where to report the query.
 */
export function SearchHelp(props: SearchHelpProps) {
  const { text, query, answer, filter, reportUrl, onSearch, onAll, onLeave } = props
  const { nearest = [], elsewhere } = answer
  const names = nearest.slice(0, MOST)
  const pages = names.length > 0 ? [] : props.pages.slice(0, MOST)
  return (
    <>
      {filter !== undefined && elsewhere !== undefined && elsewhere.total > 0 && (
        <p>
          <button type="button" className="search-suggestion" onClick={onAll}>
            {`${text.allSections}: ${countText(elsewhere, text)}`}
          </button>
        </p>
      )}
      {names.length + pages.length > 0 && (
        <>
          <p>{text.trySearchingFor}</p>
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
        </>
      )}
      {reportUrl !== undefined && (
        <p>
          {`${text.reportMissingResult} `}
          <a
            href={reportUrl.replaceAll('{query}', () => encodeQuery(query))}
            target="_blank"
            rel="noopener noreferrer"
          >
            {text.reportMissingResultLink}
          </a>
        </p>
      )}
    </>
  )
}
