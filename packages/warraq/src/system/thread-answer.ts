import type { Diagnostic } from '../shared/data/diagnostic.ts'
import { UsageError } from '../shared/data/usage-error.ts'
import { messageOf } from '../shared/text/message-of.ts'

/** Message of a thread for each batch: one result per item. */
export type ThreadAnswer<Result> =
  | { readonly results: readonly Result[] }
  | { readonly failure: ThreadFailure }

/** An error as data: threads would lose the properties of one. */
interface ThreadFailure {
  /** For a person, or the stack of a bug. */
  readonly message: string
  readonly isUsageError: boolean
  readonly problem?: Diagnostic | undefined
  /** Properties by which a failed call of Node is known, `code` and `path` for example. */
  readonly call: object
}

export function failureOf(cause: unknown): ThreadFailure {
  const { code, path, syscall } = Object(cause)
  const call = { code, path, syscall }
  const message = messageOf(cause)
  if (cause instanceof UsageError)
    return { message, isUsageError: true, problem: cause.problem, call }
  const stack = cause instanceof Error ? cause.stack : undefined
  return { message: stack ?? message, isUsageError: false, call }
}

export function errorOf({ message, isUsageError, problem, call }: ThreadFailure): Error {
  return isUsageError ? new UsageError(problem ?? message) : Object.assign(new Error(message), call)
}
