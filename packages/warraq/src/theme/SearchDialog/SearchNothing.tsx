import { encodeQuery } from '../../shared/text/encode-query.ts'
import { FilledText } from '../text/FilledText.tsx'
import { SearchSuggestions } from './SearchSuggestions.tsx'
import type { DialogParts } from './use-search.ts'

const SUGGESTIONS = 3

/** No results, with suggestions: similar words, then sections. */
export function SearchNothing({ text, search, state, actions }: DialogParts) {
  const { query, answer } = state.found
  const { reportUrl } = search
  const pages = state.navbar.map(({ title }) => title)
  const names = [...new Set([...(answer?.nearest ?? []), ...pages])].slice(0, SUGGESTIONS)
  return (
    <div className="search-message">
      <p className="search-message-title">
        <FilledText text={text.noResultsFor} values={{ query: <strong>{query}</strong> }} />
      </p>
      <SearchSuggestions label={text.trySearchingFor} names={names} onSearch={actions.search} />
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
    </div>
  )
}
