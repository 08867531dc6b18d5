import type { AskExchange, AskSource } from '../ask-events.ts'

/** A search that the assistant made on its way to an answer. */
export interface AskSearch {
  readonly id: string
  /** Empty until the query is known. */
  readonly query: string
  /** Number of results, once the search is done. */
  readonly found?: number
  readonly isDone: boolean
}

export interface AskHandlers {
  readonly signal: AbortSignal
  /** Called with the next piece of the answer, in Markdown. */
  readonly onText: (text: string) => void
  readonly onSources: (sources: readonly AskSource[]) => void
  /**
   * Called when a search begins or changes; a search with the same `id` replaces the previous
   * state.
   */
  readonly onSearch: (search: AskSearch) => void
}

interface AskAnswerEnd {
  /** Id of the answer at the provider, for a vote. */
  readonly id: string
  /** Whether the answer was cut off at its maximum length. */
  readonly isCut: boolean
}

/** Answers questions: the ask server, or the assistant of a hosted search. */
export interface AskProvider {
  /** @throws AskError with a message for the reader; `AbortError` when the signal was aborted. */
  readonly ask: (
    question: string,
    history: readonly AskExchange[],
    handlers: AskHandlers,
  ) => Promise<AskAnswerEnd>
  /** Report whether an answer helped: 1 yes, 0 no. @throws AskError */
  readonly vote: (answerId: string, vote: 0 | 1) => Promise<void>
}
