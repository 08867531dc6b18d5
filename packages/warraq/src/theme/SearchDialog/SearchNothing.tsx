import { encodeQuery } from '../../shared/text/encode-query.ts'
import { FilledText } from '../text/FilledText.tsx'
import { SearchSuggestions } from './SearchSuggestions.tsx'
import type { DialogParts } from './use-search.ts'

/** No results, with what may help instead; a site that names no popular pages has a navbar. */
export function SearchNothing({ text, search, state, actions }: DialogParts) {
  const { query, answer } = state.found
  const { reportUrl } = search
  return (
    <div className="search-message">
      <p className="search-message-title">
        <FilledText text={text.noResultsFor} values={{ query: <strong>{query}</strong> }} />
      </p>
      <SearchSuggestions
        text={text}
        answer={answer ?? {}}
        filter={state.filter}
        popular={state.popular.length > 0 ? state.popular : state.navbar}
        onSearch={actions.search}
        onAll={() => actions.filter(query, undefined)}
        onLeave={actions.close}
      />
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
