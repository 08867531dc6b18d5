import type { SearchAnswer, SearchProvider } from '../../search/search-provider.ts'

/** State of the answer to the newest query. */
export interface AnswerState {
  /** The query of `answer`; the previous one until the next answer arrives. */
  readonly query: string
  readonly answer: SearchAnswer | null
  readonly hasFailed: boolean
  /** Whether the answer is slow. */
  readonly isStalled: boolean
}

export interface AnswersSource {
  readonly limit: number
  readonly open: () => Promise<SearchProvider>
  /** Called when the state changes after `ask` has returned. */
  readonly onChange: () => void
}

/** Answers one query after another; only the answer to the newest one counts. */
export interface Answers {
  readonly state: () => AnswerState
  /** Search for a query and abandon the running one. A blank query has no answer. */
  readonly ask: (query: string) => void
  readonly stop: () => void
}

const NOTHING: AnswerState = { query: '', answer: null, hasFailed: false, isStalled: false }
const STALL_MS = 300

/** Keeps the previous answer until the next one arrives, so that the dialog does not flicker. */
export function createAnswers({ limit, open, onChange }: AnswersSource): Answers {
  let state = NOTHING
  let stop = (): void => {}
  const set = (next: AnswerState): void => {
    state = next
    onChange()
  }
  const ask = (query: string): void => {
    stop()
    if (query.trim() === '') {
      state = NOTHING
      return
    }
    const abort = new AbortController()
    const { signal } = abort
    const stall = setTimeout(() => set({ ...state, isStalled: true }), STALL_MS)
    stop = () => {
      abort.abort()
      clearTimeout(stall)
    }
    const onFirst = (answer: SearchAnswer): void => {
      if (signal.aborted) return
      clearTimeout(stall)
      set({ ...NOTHING, query, answer })
    }
    open()
      .then((provider) => provider.search({ query, limit, signal, onFirst }))
      .then(
        (answer) => ({ ...NOTHING, query, answer }),
        () => ({ ...NOTHING, query, hasFailed: true }),
      )
      .then((next) => {
        if (signal.aborted) return
        clearTimeout(stall)
        set(next)
      })
  }
  return { state: () => state, ask, stop: () => stop() }
}
