import { counted } from '../text/counted.ts'
import { type Diagnostic, formatPlace, formatProblem } from './diagnostic.ts'
import { remembered } from './remembered.ts'

/** Findings with one cause. */
export interface ProblemGroup {
  /** The first one. */
  readonly problem: Diagnostic
  readonly all: readonly Diagnostic[]
}

/** Findings of which each is its own cause: a secret could lie behind every single one. */
const NEVER_GROUPED: ReadonlySet<string> = new Set([
  'content/unusable-link',
  'file/not-of-the-site',
])

/** Findings with the same cause, in the order in which the causes come up. */
export function groupProblems(problems: readonly Diagnostic[]): ProblemGroup[] {
  const groups = new Map<string, Diagnostic[]>()
  for (const problem of problems) {
    const { code, severity, cause = problem.found, expected, fix } = problem
    const place = NEVER_GROUPED.has(code) ? formatPlace(problem) : ''
    const key = JSON.stringify([code, severity, cause, expected, fix, place])
    remembered(groups, key, () => []).push(problem)
  }
  return [...groups.values()].flatMap((all) => (all[0] ? [{ problem: all[0], all }] : []))
}

/** Places that an entry names, the first one included. */
const SHOWN_PLACES = 3

/** One entry for all findings of a group: their number, three places, and the fix. */
export function formatGroup({ problem, all }: ProblemGroup): string {
  if (all.length === 1) return formatProblem(problem)
  const others = all.slice(1, SHOWN_PLACES)
  const isSame = all.every(({ found }) => found === problem.found)
  const more = all.length - 1 - others.length
  const places = others.map((other) =>
    isSame ? formatPlace(other) : `${formatPlace(other)} (${other.found})`,
  )
  const files = new Set(all.map(({ file }) => file)).size
  return formatProblem(problem, {
    count: `${all.length} times in ${counted(files, 'file')}`,
    places: `${places.join(', ')}${more === 0 ? '' : `, and ${more} more`}`,
  })
}

/** Number of entries with one code that a report prints. */
const SHOWN_OF_CODE = { error: 50, warning: 10 } as const

/** The entries of a report, warnings first, and how many it leaves out of each code. */
export function reportEntries(problems: readonly Diagnostic[]) {
  const shown = new Map<string, number>()
  const leftOut = new Map<string, number>()
  const inOrder = [...ofSeverity(problems, 'warning'), ...ofSeverity(problems, 'error')]
  const entries = groupProblems(inOrder).filter(({ problem: { code, severity }, all }) => {
    const key = `${severity} ${code}`
    const before = shown.get(key) ?? 0
    shown.set(key, before + 1)
    if (before < SHOWN_OF_CODE[severity]) return true
    leftOut.set(code, (leftOut.get(code) ?? 0) + all.length)
    return false
  })
  return {
    entries: entries.map(formatGroup),
    /** Number of findings by code that no entry names. */
    leftOut,
    /** Whether an entry stands for findings that it does not name. */
    isShort: leftOut.size > 0 || entries.some(({ all }) => all.length > SHOWN_PLACES),
  }
}

function ofSeverity(problems: readonly Diagnostic[], severity: Diagnostic['severity']) {
  return problems.filter((problem) => problem.severity === severity)
}

/**
 * The numbers at the end of a report.
 *
 *     2 errors, 14 warnings.
 *     By code: link/unknown-page 11, image/unknown-file 5.
 */
export function summaryOf(problems: readonly Diagnostic[]): string {
  const errors = counted(ofSeverity(problems, 'error').length, 'error')
  const warnings = counted(ofSeverity(problems, 'warning').length, 'warning')
  const codes = Object.entries(countsByCode(problems)).map(([code, number]) => `${code} ${number}`)
  return `${errors}, ${warnings}.\nBy code: ${codes.join(', ')}.`
}

/** Number of findings of each code, the most frequent first. */
export function countsByCode(problems: readonly Diagnostic[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const { code } of problems) counts.set(code, (counts.get(code) ?? 0) + 1)
  return Object.fromEntries(
    [...counts].sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1)),
  )
}
