/**
 * The command line or the configuration is wrong: reported at once, with exit code 1 and without a
 * stack trace.
 */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
