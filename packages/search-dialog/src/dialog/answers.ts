import type { SearchAnswer, SearchProvider } from '@warraq/search/search-provider'
import type { SearchAction } from './search-state.ts'

export interface AnswersSource {
  readonly limit: number
  readonly open: (tag?: string) => Promise<SearchProvider>
  /** Called after the search has returned. */
  readonly dispatch: (action: SearchAction) => void
}

const STALL_MS = 300

/**
 * Returns a function that searches for a query and abandons the running search, so that only the
 * answer to the newest query counts. A blank query has no answer; a tag limits it to a section.
 */
export function createAnswers({ limit, open, dispatch }: AnswersSource) {
  let stop = (): void => {}
  return (query: string, tag?: string): void => {
    stop()
    if (query.trim() === '') return
    const abort = new AbortController()
    const { signal } = abort
    const stall = setTimeout(() => dispatch({ kind: 'stall' }), STALL_MS)
    stop = () => {
      abort.abort()
      clearTimeout(stall)
    }
    const tell = (action: SearchAction): void => {
      if (signal.aborted) return
      clearTimeout(stall)
      dispatch(action)
    }
    const onFirst = (answer: SearchAnswer): void => tell({ kind: 'answer', query, answer })
    open(tag)
      .then((provider) => provider.search({ query, limit, signal, onFirst }))
      .then(onFirst, () => tell({ kind: 'fail', query }))
  }
}
