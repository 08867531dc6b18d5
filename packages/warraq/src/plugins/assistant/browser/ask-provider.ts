import type { AskExchange, AskSource } from '../ask-events.ts'

/** A search that the assistant made on its way to an answer. */
export interface AskSearch {
  readonly id: string
  /** Empty until it is known. */
  readonly query: string
  /** Number of results, once it is done. */
  readonly found?: number
  readonly isDone: boolean
}

export interface AskHandlers {
  readonly signal: AbortSignal
  /** A further piece of the answer, in Markdown. */
  readonly onText: (text: string) => void
  readonly onSources: (sources: readonly AskSource[]) => void
  /** A search began or changed; the same `id` replaces the former state. */
  readonly onSearch: (search: AskSearch) => void
}

interface AskAnswerEnd {
  /** Name of the answer at the provider, for a vote. */
  readonly id: string
  /** The answer reached its longest length. */
  readonly isCut: boolean
}

/** Who answers questions: our ask server, or the assistant of a hosted search. */
export interface AskProvider {
  /** @throws AskError for the reader; `AbortError` when the signal was aborted. */
  readonly ask: (
    question: string,
    history: readonly AskExchange[],
    handlers: AskHandlers,
  ) => Promise<AskAnswerEnd>
  /** Tell whether an answer helped: 1 yes, 0 no. @throws AskError */
  readonly vote: (answerId: string, vote: 0 | 1) => Promise<void>
}
