import { AskError, type AskEvent, type AskExchange } from '../ask-protocol.ts'

/** A search that the assistant made on its way to an answer. */
export interface AskSearch {
  readonly id: string
  /** Empty until the query is known. */
  readonly query: string
  /** Number of results, once the search is done. */
  readonly found?: number
  readonly isDone: boolean
}

/**
 * A piece of an answer; the last one is `done`. A `search` replaces the previous state of the
 * search with the same id.
 */
export type AnswerPiece =
  | Exclude<AskEvent, { readonly event: 'error' }>
  | { readonly event: 'search'; readonly data: AskSearch }

/** Answers questions: the ask server, or the assistant of a hosted search. */
export interface AskProvider {
  /** @throws AskError with a message for the reader; `AbortError` when the signal was aborted. */
  readonly ask: (
    question: string,
    history: readonly AskExchange[],
    signal: AbortSignal,
  ) => AsyncIterable<AnswerPiece>
  /** Report whether an answer helped: 1 yes, 0 no. @throws AskError */
  readonly vote: (answerId: string, vote: 0 | 1) => Promise<unknown>
}

/**
 * Send a question or a vote.
 * @param errorOf the error for the text of a refusal
 * @throws AskError when the server cannot be reached, or refuses; `AbortError` when the request was
 * aborted.
 */
export async function post(
  url: string,
  init: RequestInit,
  errorOf: (text: string, status: number) => AskError,
): Promise<Response> {
  const response = await fetch(url, {
    ...init,
    method: 'POST',
    credentials: 'omit',
    redirect: 'error',
  }).catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw new AskError(
      'network',
      'The assistant cannot be reached. You might want to check your network connection.',
    )
  })
  if (response.ok) return response
  throw errorOf(await response.text().catch(() => ''), response.status)
}
