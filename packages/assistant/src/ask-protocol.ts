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

/** There is no answer, or only part of one; the message is a sentence for the reader. */
export class AskError extends Error {
  override readonly name = 'AskError'
  readonly code: AskErrorCode

  constructor(code: AskErrorCode, message: string) {
    super(message)
    this.code = code
  }

  /** The form in which the server sends it. */
  toJSON(): Pick<AskError, 'code' | 'message'> {
    return { code: this.code, message: this.message }
  }
}

/** Error for an answer that ended early. */
export function brokenOff(): AskError {
  return new AskError('model-broken', 'The answer broke off. Ask again to try once more.')
}

/** Error with a cause that does not concern the reader. */
export function notAnswering(): AskError {
  return new AskError('model-failed', 'The assistant does not answer right now. Try again later.')
}

/** The error to report to the reader. */
export function askErrorOf(cause: unknown): AskError {
  return cause instanceof AskError ? cause : notAnswering()
}

/**
 * Server-sent events of an answer: `sources`, then any number of `text`, then `done` or `error`. A
 * `restart` takes back all text before it: it was a thought of the model.
 */
export type AskEvent =
  | { readonly event: 'sources'; readonly data: readonly AskSource[] }
  | { readonly event: 'text'; readonly data: { readonly text: string } }
  | { readonly event: 'restart'; readonly data: object }
  | { readonly event: 'done'; readonly data: { readonly id: string; readonly isCut: boolean } }
  | { readonly event: 'error'; readonly data: Pick<AskError, 'code' | 'message'> }

/** Limits that server and browser share; those of texts are in characters. */
export const ASK_LIMITS = {
  question: 1000,
  /** Length of an earlier answer that is sent back to the model. */
  pastAnswer: 2000,
  /** Number of questions in one conversation. */
  depth: 10,
} as const
