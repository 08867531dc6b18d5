/** One problem in one place, reported to the person who can fix it. */
export interface Diagnostic {
  /** Permanent, searchable name, e.g. `link/unknown-page`. */
  readonly code: string
  readonly severity: 'error' | 'warning'
  /** Relative to the site root, with `/`. */
  readonly file: string
  /** 1-based; absent when the file as a whole is meant. */
  readonly line?: number | undefined
  readonly found: string
  readonly expected: string
  readonly fix: string
  /** The same for findings that one change puts right; absent: those with the same text. */
  readonly cause?: string | undefined
}

/** The text of a problem for the terminal and the development overlay. */
export function formatDiagnostic(problem: Diagnostic): string {
  return formatProblem(problem)
}

export function formatPlace({ file, line }: Pick<Diagnostic, 'file' | 'line'>): string {
  const name = file.replaceAll('\n', '\\n')
  return line === undefined ? name : `${name}:${line}`
}

/** @param others number and places of the other findings that the entry stands for */
export function formatProblem(
  problem: Diagnostic,
  others?: { readonly count: string; readonly places: string },
): string {
  return [
    `${formatPlace(problem)}  ${problem.severity}  ${problem.code}${others ? `  ${others.count}` : ''}`,
    field('found', problem.found),
    ...(others === undefined ? [] : [field('also at', others.places)]),
    field('expected', problem.expected),
    field('fix', problem.fix),
  ]
    .map(visible)
    .join('\n')
}

const NAME_WIDTH = 'expected  '.length

/** A line of a problem; further lines of the text, such as a code frame, begin below its first. */
function field(name: string, text: string): string {
  return `  ${name.padEnd(NAME_WIDTH)}${text.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(NAME_WIDTH + 2)}`)}`
}

/** A problem of the configuration: its path, the value found, the allowed values. */
export function foundAt(place: string, found: string, expected: string): string {
  return `  ${place}\n    found     ${found}\n    expected  ${expected}`
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters.
const INVISIBLE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g

/** Escapes characters that could move the cursor, change colours or reverse the line. */
function visible(line: string): string {
  return line.replace(INVISIBLE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** A problem in content whose severity is not known yet. */
export type Finding = Omit<Diagnostic, 'severity'>

/** Carries a problem that an author can fix out of code that renders. */
export class ProblemError extends Error {
  readonly problem: Diagnostic

  constructor(problem: Diagnostic) {
    super(formatDiagnostic(problem))
    this.problem = problem
  }
}
