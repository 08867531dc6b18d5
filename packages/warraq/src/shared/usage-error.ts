/** The command line or the configuration is wrong: told at once, exit code 1, no stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
