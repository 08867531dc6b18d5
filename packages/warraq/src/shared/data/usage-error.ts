import { type Diagnostic, type Finding, formatDiagnostic } from './diagnostic.ts'

/**
 * The command line, the configuration or a file of the site is wrong: exit code 1, and no stack
 * trace. The message is for the person who can correct it.
 */
export class UsageError extends Error {
  override readonly name = 'UsageError'
  /** The mistake as data, if the error was made of it. */
  readonly problem: Diagnostic | undefined

  /** @param mistake the message, or a mistake in a file, which the development overlay shows at its line */
  constructor(mistake: string | Finding) {
    const problem =
      typeof mistake === 'string' ? undefined : ({ ...mistake, severity: 'error' } as const)
    super(problem === undefined ? String(mistake) : formatDiagnostic(problem))
    this.problem = problem
  }
}
