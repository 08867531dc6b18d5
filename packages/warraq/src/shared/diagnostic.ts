/** One problem in one place, told to the person who can fix it. */
export interface Diagnostic {
  /** Permanent, searchable name, e.g. `link/unknown-page`. */
  readonly code: string
  readonly severity: 'error' | 'warning'
  /** Relative to the site root, with `/`. */
  readonly file: string
  /** 1-based; absent when the file as a whole is meant. */
  readonly line?: number
  readonly found: string
  readonly expected: string
  readonly fix: string
}

/** The text a person reads on the terminal and in the dev overlay. */
export function formatDiagnostic(problem: Diagnostic): string {
  const place = problem.line === undefined ? problem.file : `${problem.file}:${problem.line}`
  return [
    `${place}  ${problem.severity}  ${problem.code}`,
    `  found     ${problem.found}`,
    `  expected  ${problem.expected}`,
    `  fix       ${problem.fix}`,
  ].join('\n')
}

/** A problem in content before it is known how much it matters. */
export type Finding = Omit<Diagnostic, 'severity'>
