import type { Diagnostic } from './diagnostic.ts'
import { PROBLEM_CODES, type ProblemCode } from './problem-codes.ts'

export type Place = string | { readonly file: string; readonly line?: number | undefined }
type Told = Pick<Diagnostic, 'found' | 'expected' | 'fix' | 'cause'>

/** A problem in one place; the configuration may give its code another severity than the default. */
export function problemAt(place: Place, code: ProblemCode, told: Told): Diagnostic {
  const { file, line }: Exclude<Place, string> = typeof place === 'string' ? { file: place } : place
  const severity = PROBLEM_CODES[code].severity === 'throw' ? 'error' : 'warning'
  return { code, severity, ...told, file, line }
}

/** A problem that only warns by default, although others with the same code stop the build. */
export function mildProblemAt(place: Place, code: ProblemCode, told: Told): Diagnostic {
  return { ...problemAt(place, code, told), severity: 'warning' }
}
