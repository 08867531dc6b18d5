import { type Diagnostic, formatDiagnostic } from '../shared/diagnostic.ts'

/** Print problems to standard error, errors last, followed by their number. */
export function reportProblems(problems: readonly Diagnostic[]): void {
  const errors = problems.filter(({ severity }) => severity === 'error')
  const warnings = problems.filter(({ severity }) => severity === 'warning')
  for (const problem of [...warnings, ...errors]) console.error(`${formatDiagnostic(problem)}\n`)
  if (problems.length > 0)
    console.error(`${count(errors.length, 'error')}, ${count(warnings.length, 'warning')}.`)
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
