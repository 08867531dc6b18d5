import type { AskErrorCode } from './ask-events.ts'

/** There is no answer, or only part of one; the message is a sentence for the reader. */
export class AskError extends Error {
  override readonly name = 'AskError'
  readonly code: AskErrorCode

  constructor(code: AskErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
