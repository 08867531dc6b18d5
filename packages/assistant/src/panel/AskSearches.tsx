import { Fragment } from 'react'
import type { AskSearch } from '../browser/ask-provider.ts'
import { useAsk } from './ask-context.ts'
import { askText } from './ask-text.ts'

/**
 * The assistant's searches, each query once: `Searched for [a], [b] and [c]`, `(found 3 results)`
 * after one.
 */
export function AskSearches({ searches }: { readonly searches: readonly AskSearch[] }) {
  const { onSearch } = useAsk()
  const queries = [...new Set(searches.map(({ query }) => query))].filter((query) => query !== '')
  if (queries.length === 0) return <p className="ask-note">{askText.searching}</p>
  const isDone = searches.every((search) => search.isDone)
  const [before, after] = (isDone ? askText.searchedFor : askText.searchingFor).split('{queries}')
  const found = searches.length === 1 ? searches[0]?.found : undefined
  return (
    <p className="ask-note">
      {before}
      {queries.map((query, at) => (
        <Fragment key={query}>
          {at === 0 ? '' : at === queries.length - 1 ? ` ${askText.and} ` : ', '}
          <button type="button" className="ask-query" onClick={() => onSearch(query)}>
            "{query}"
          </button>
        </Fragment>
      ))}
      {after}
      {found !== undefined && ` (${askText.found.replace('{count}', String(found))})`}
    </p>
  )
}
