import { useEffect, useRef, useState } from 'react'
import type { SearchAnswer, SearchProvider } from '../search/search-provider.ts'

/** What is known of the newest query. */
export interface AnswerState {
  /** The query that `answer` belongs to, which stays until the next one is here. */
  readonly query: string
  readonly answer: SearchAnswer | null
  readonly hasFailed: boolean
  readonly isLoading: boolean
  /** The answer takes long. */
  readonly isStalled: boolean
}

const NOTHING: AnswerState = {
  query: '',
  answer: null,
  hasFailed: false,
  isLoading: false,
  isStalled: false,
}
const STALL_MS = 300

export interface AnswerSource {
  readonly query: string
  readonly limit: number
  readonly open: () => Promise<SearchProvider>
}

/** Ask at every change of the query; what the reader sees changes when the answer is here. */
export function useAnswer({ query, limit, open }: AnswerSource): AnswerState & {
  readonly retry: () => void
} {
  const [state, setState] = useState(NOTHING)
  const [attempt, setAttempt] = useState(0)
  const source = useRef(open)
  source.current = open

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again.
  useEffect(() => {
    if (query.trim() === '') {
      setState(NOTHING)
      return
    }
    const abort = new AbortController()
    const { signal } = abort
    setState((former) => ({ ...former, isLoading: true }))
    const stall = setTimeout(() => setState((former) => ({ ...former, isStalled: true })), STALL_MS)
    source
      .current()
      .then((provider) => provider.search({ query, limit, signal }))
      .then(
        (answer) => ({ ...NOTHING, query, answer }),
        () => ({ ...NOTHING, query, hasFailed: true }),
      )
      .then((next) => {
        if (signal.aborted) return
        clearTimeout(stall)
        setState(next)
      })
    return () => {
      abort.abort()
      clearTimeout(stall)
    }
  }, [query, limit, attempt])
  return { ...state, retry: () => setAttempt((former) => former + 1) }
}
