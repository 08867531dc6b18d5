/** A page or section that an answer was made from. */
export interface AskSource {
  readonly title: string
  /** Served address. */
  readonly href: string
}

/** One question with its answer. */
export interface AskExchange {
  readonly question: string
  readonly answer: string
}

/** Body of `POST /ask`. */
export interface AskRequest {
  readonly question: string
  /** Earlier exchanges of the conversation, oldest first. */
  readonly history: readonly AskExchange[]
}

/** Reasons for a missing or incomplete answer. */
export type AskErrorCode =
  | 'bad-request'
  | 'origin'
  | 'too-large'
  | 'rate-limit'
  | 'busy'
  | 'depth'
  | 'model-busy'
  | 'model-failed'
  | 'model-broken'
  | 'timeout'
  | 'shutdown'
  | 'network'

export interface AskFailure {
  readonly code: AskErrorCode
  /** A sentence for the reader. */
  readonly message: string
}

/**
 * Server-sent events of an answer: `sources`, then any number of `text`, then `done` or `error`.
 */
export type AskEvent =
  | { readonly event: 'sources'; readonly data: readonly AskSource[] }
  | { readonly event: 'text'; readonly data: { readonly text: string } }
  | { readonly event: 'done'; readonly data: { readonly id: string; readonly isCut: boolean } }
  | { readonly event: 'error'; readonly data: AskFailure }

/** Limits that server and browser share; those of texts are in characters. */
export const ASK_LIMITS = {
  question: 1000,
  /** Length of an earlier answer that is sent back to the model. */
  pastAnswer: 2000,
  /** Number of questions in one conversation. */
  depth: 10,
} as const
