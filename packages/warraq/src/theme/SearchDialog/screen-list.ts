import type { SearchView } from '../../shared/site-view.ts'
import type { AnswerState } from './answers.ts'
import type { DialogScreen } from './dialog-screen.ts'
import type { DialogText } from './dialog-text.ts'
import { groupHits } from './group-hits.ts'
import { searchFailed } from './search-failed.ts'
import type { SearchHistory } from './search-history.ts'
import { type ListActions, messageList, type SearchList } from './search-list.ts'
import { searchNothing } from './search-nothing.ts'
import { searchResults } from './search-results.ts'
import { searchStored } from './search-stored.ts'
import type { Suggestions } from './suggestions.ts'

export interface ScreenSource extends ListActions {
  readonly text: DialogText
  readonly search: SearchView
  readonly history: SearchHistory
  readonly suggestions: Suggestions
  /** Address of the search page with a query. */
  readonly allHref: (query: string) => string
  /** Go to the search page with what is typed. */
  readonly onAll: () => void
  /** Searches of the reader were kept or forgotten. */
  readonly onStored: () => void
  readonly onSuggest: (query: string) => void
  readonly onRetry: () => void
}

/** What a screen shows of an answer. */
export function screenList(
  screen: DialogScreen,
  { query, answer }: AnswerState,
  source: ScreenSource,
): SearchList {
  const { text, search, history, suggestions, allHref, onStored, onSuggest, onRetry } = source
  switch (screen) {
    case 'stored':
      return searchStored({
        ...source,
        stored: history.read(),
        onFavor: (hit) => {
          history.favor(hit)
          onStored()
        },
        onForget: (list, hit) => {
          history.forget(list, hit)
          onStored()
        },
      })
    case 'results':
      return searchResults({
        ...source,
        groups: groupHits(answer?.hits ?? []),
        query,
        total: answer?.total ?? 0,
        allHref: allHref(query),
      })
    case 'nothing':
      return messageList(
        searchNothing({
          text,
          query,
          suggestions: suggestions.read(),
          reportUrl: search.reportUrl,
          onSuggest: (name) => onSuggest(`${name.toLowerCase()} `),
        }),
      )
    case 'failed':
      return messageList(searchFailed(text, onRetry))
  }
}
