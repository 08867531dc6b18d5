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

/** Why there is no answer, or only the beginning of one. */
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

/** Server-sent events of an answer: `sources`, then `text` many times, then `done` or `error`. */
export type AskEvent =
  | { readonly event: 'sources'; readonly data: readonly AskSource[] }
  | { readonly event: 'text'; readonly data: { readonly text: string } }
  | { readonly event: 'done'; readonly data: { readonly id: string; readonly isCut: boolean } }
  | { readonly event: 'error'; readonly data: AskFailure }

/** Limits that server and browser share, in characters where they count text. */
export const ASK_LIMITS = {
  question: 1000,
  /** Of one earlier answer that goes back to the model. */
  pastAnswer: 2000,
  /** Questions of one conversation. */
  depth: 10,
} as const
