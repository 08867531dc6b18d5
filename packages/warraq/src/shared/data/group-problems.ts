import { counted } from '../text/counted.ts'
import { type Diagnostic, formatPlace, formatProblem } from './diagnostic.ts'
import { readerCost } from './reader-cost.ts'

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

/** From this number of groups on, warnings that one change mends alike count as one cause. */
const ALIKE = 10

/** Findings with the same cause, in the order in which the causes come up. */
export function groupProblems(problems: readonly Diagnostic[]): ProblemGroup[] {
  const groups = grouped(problems, (problem) => {
    const { code, severity, cause = problem.found, expected, fix } = problem
    const place = NEVER_GROUPED.has(code) ? formatPlace(problem) : ''
    return [code, severity, cause, expected, fix, place]
  })
  const alike = grouped(groups, ([{ code, severity, expected, fix }]) => [
    ...[code, severity, expected, fix],
  ])
  // An error is to be mended, and each says what it found.
  const isMerged = (some: readonly Group[]) =>
    some.length > ALIKE &&
    some.every(([{ code, severity }]) => severity === 'warning' && !NEVER_GROUPED.has(code))
  return alike
    .flatMap((some): readonly (readonly Diagnostic[])[] => (isMerged(some) ? [some.flat()] : some))
    .flatMap((all) => (all[0] ? [{ problem: all[0], all }] : []))
}

type Group = readonly [Diagnostic, ...Diagnostic[]]

function grouped<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => readonly string[],
): [Item, ...Item[]][] {
  const groups = new Map<string, [Item, ...Item[]]>()
  for (const item of items) {
    const key = JSON.stringify(keyOf(item))
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return [...groups.values()]
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

/** Warnings first; among each kind, what costs readers a page before what costs them nothing. */
export function inReportOrder(problems: readonly Diagnostic[]): Diagnostic[] {
  const byCost = (a: Diagnostic, b: Diagnostic) => readerCost(a.code) - readerCost(b.code)
  return (['warning', 'error'] as const).flatMap((severity) =>
    ofSeverity(problems, severity).sort(byCost),
  )
}

/** The entries of a report, and how many findings it leaves out of each code. */
export function reportEntries(problems: readonly Diagnostic[]) {
  const shown = new Map<string, number>()
  const leftOut = new Map<string, number>()
  const entries = groupProblems(inReportOrder(problems)).filter(
    ({ problem: { code, severity }, all }) => {
      const key = `${severity} ${code}`
      const before = shown.get(key) ?? 0
      shown.set(key, before + 1)
      if (before < SHOWN_OF_CODE[severity]) return true
      leftOut.set(code, (leftOut.get(code) ?? 0) + all.length)
      return false
    },
  )
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
 *     2 errors, 3 warnings in 14 places.
 *     By code: link/unknown-page 11, image/unknown-file 5.
 */
export function summaryOf(problems: readonly Diagnostic[]): string {
  const numbered = (severity: Diagnostic['severity']) => {
    const some = ofSeverity(problems, severity)
    const causes = groupProblems(some).length
    const places = some.length === causes ? '' : ` in ${some.length} places`
    return `${counted(causes, severity)}${places}`
  }
  const errors = numbered('error')
  const warnings = numbered('warning')
  const codes = Object.entries(countsByCode(problems)).map(([code, number]) => `${code} ${number}`)
  const start = problems.some(({ code }) => code === 'route/no-start-page') ? '; no start page' : ''
  return `${errors}, ${warnings}${start}.\nBy code: ${codes.join(', ')}.`
}

/** Number of findings of each code, the most frequent first. */
export function countsByCode(problems: readonly Diagnostic[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const { code } of problems) counts.set(code, (counts.get(code) ?? 0) + 1)
  return Object.fromEntries(
    [...counts].sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1)),
  )
}
