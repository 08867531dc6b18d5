import { type Diagnostic, formatDiagnostic } from './diagnostic.ts'

/** Carries a problem that an author can fix out of code that renders. */
export class ProblemError extends Error {
  readonly problem: Diagnostic

  constructor(problem: Diagnostic) {
    super(formatDiagnostic(problem))
    this.problem = problem
  }
}
