/** The command line or configuration is wrong: exit code 1, and no stack trace. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
