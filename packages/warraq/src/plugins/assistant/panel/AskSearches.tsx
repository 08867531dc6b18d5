import { Fragment } from 'react'
import type { AskSearch } from '../browser/ask-provider.ts'
import { useAsk } from './ask-context.ts'
import { searchNotice } from './search-notice.ts'

interface AskSearchesProps {
  readonly searches: readonly AskSearch[]
  /** Called when the reader chooses a query: return to keyword search with it. */
  readonly onSearch: ((query: string) => void) | undefined
}

/** The assistant's searches. */
export function AskSearches({ searches, onSearch }: AskSearchesProps) {
  const { text } = useAsk()
  const { before, queries, after } = searchNotice(searches, text)
  return (
    <p className="ask-note">
      {before}
      {queries.map((query, at) => (
        <Fragment key={query}>
          {at === 0 ? '' : at === queries.length - 1 ? ` ${text.and} ` : ', '}
          <button type="button" className="ask-query" onClick={() => onSearch?.(query)}>
            "{query}"
          </button>
        </Fragment>
      ))}
      {after}
    </p>
  )
}
