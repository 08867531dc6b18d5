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

/** Converts a line of a text to a line of its file, in which it starts at `firstLine`. */
export function placeIn(
  { file, firstLine }: { readonly file: string; readonly firstLine: number },
  line: number | undefined,
) {
  return { file, line: line === undefined ? undefined : firstLine - 1 + line }
}
