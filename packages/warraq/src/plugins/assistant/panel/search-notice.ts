import { fillText } from '../../../shared/fill-text.ts'
import type { AskSearch } from '../browser/ask-provider.ts'
import type { AskText } from './ask-text.ts'

/** Words around the queries of an assistant's searches: `Searched for [a], [b] and [c]`. */
export interface SearchNotice {
  readonly before: string
  readonly queries: readonly string[]
  /** ` (found 3 results)` after a single search. */
  readonly after: string
}

export function searchNotice(searches: readonly AskSearch[], text: AskText): SearchNotice {
  const queries = searches.map(({ query }) => query).filter((query) => query !== '')
  if (queries.length === 0) return { before: text.searching, queries: [], after: '' }
  const isDone = searches.every((search) => search.isDone)
  const [before = '', after = ''] = (isDone ? text.searchedFor : text.searchingFor).split(
    '{queries}',
  )
  const found = searches.length === 1 ? searches[0]?.found : undefined
  const count = found === undefined ? '' : ` (${fillText(text.found, { count: String(found) })})`
  return { before, queries, after: `${after}${count}` }
}
