import type { SearchAnswer, SearchProvider } from '../../search/search-provider.ts'

/** What is known of the newest query. */
export interface AnswerState {
  /** The query that `answer` belongs to, which stays until the next one is here. */
  readonly query: string
  readonly answer: SearchAnswer | null
  readonly hasFailed: boolean
  /** The answer takes long. */
  readonly isStalled: boolean
}

export interface AnswersSource {
  readonly limit: number
  readonly open: () => Promise<SearchProvider>
  /** Something became known later than a question was put. */
  readonly onChange: () => void
}

/** Answers to one query after another; only that to the newest counts. */
export interface Answers {
  readonly state: () => AnswerState
  /** Ask, in place of what is being asked. A blank query has no answer. */
  readonly ask: (query: string) => void
  readonly stop: () => void
}

const NOTHING: AnswerState = { query: '', answer: null, hasFailed: false, isStalled: false }
const STALL_MS = 300

/** What the reader sees changes when the next answer is here, so the former one stays meanwhile. */
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
