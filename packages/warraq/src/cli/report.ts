import { type Diagnostic, formatDiagnostic } from '../shared/data/diagnostic.ts'
import {
  countsByCode,
  inReportOrder,
  reportEntries,
  summaryOf,
} from '../shared/data/group-problems.ts'
import type { Talk } from './show-progress.ts'

export interface ReportOptions {
  /** Print every finding, not one entry for each cause. */
  readonly all: boolean
  /** Print one JSON document for programs to standard output, and nothing else. */
  readonly json: boolean
  readonly talk: Talk
}

/** Print problems to standard error: each cause once, errors last, then the numbers by code. */
export function reportProblems(
  problems: readonly Diagnostic[],
  { all }: Pick<ReportOptions, 'all'>,
): void {
  if (problems.length === 0) return
  const { entries, leftOut, isShort } = reportEntries(problems)
  const shown = all ? inReportOrder(problems).map(formatDiagnostic) : entries
  for (const entry of shown) console.error(`${entry}\n`)
  if (!all) {
    for (const [code, number] of leftOut) console.error(`${code}: ${number} more with other causes`)
    if (isShort) console.error('--all prints every finding.\n')
  }
  console.error(summaryOf(problems))
}

/** The result of a command for programs; fields are only added. */
interface JsonResult {
  readonly command: string
  /** Absolute root of the site; files of findings are relative to it. */
  readonly root?: string
  readonly exitCode: number
  /** Absolute folder of the output, if it was written. */
  readonly output?: string | undefined
  /** Number of pages in all languages, if they were built or checked. */
  readonly pages?: number | undefined
  /** Why the command did not run at all. */
  readonly failure?: string | undefined
  readonly problems: readonly Diagnostic[]
}

export interface ServerReport extends Pick<ReportOptions, 'json'> {
  /** Address to listen on; absent: this machine only. */
  readonly host: string | undefined
}

/** Print where a server listens as one line of JSON. */
export function printPlace(command: string, url: string): void {
  process.stdout.write(`${JSON.stringify({ version: 1, command, url })}\n`)
}

export function printJson({ problems, ...result }: JsonResult): void {
  const numberOf = (severity: Diagnostic['severity']) =>
    problems.filter((problem) => problem.severity === severity).length
  const document = {
    version: 1,
    ...result,
    errors: numberOf('error'),
    warnings: numberOf('warning'),
    byCode: countsByCode(problems),
    findings: problems.map(({ code, severity, file, line, found, expected, fix }) => ({
      ...{ code, severity, file, line, found, expected, fix },
    })),
  }
  process.stdout.write(`${JSON.stringify(document, undefined, 1)}\n`)
}
