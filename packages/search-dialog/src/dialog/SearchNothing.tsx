import { FilledText } from '../shared/FilledText.tsx'
import { SearchHelp } from './SearchHelp.tsx'
import type { DialogParts } from './use-search.ts'

/** No results, with what may help instead. */
export function SearchNothing({ text, search, state, actions }: DialogParts) {
  const { query, answer } = state.found
  return (
    <div className="search-message">
      <p className="search-message-title">
        <FilledText text={text.noResultsFor} values={{ query: <strong>{query}</strong> }} />
      </p>
      <SearchHelp
        text={text}
        query={query}
        answer={answer ?? {}}
        filter={state.filter}
        pages={state.popular.length > 0 ? state.popular : state.navbar}
        reportUrl={search.reportUrl}
        onSearch={actions.search}
        onAll={() => actions.filter(query, undefined)}
        onLeave={actions.close}
      />
    </div>
  )
}
