import type { Diagnostic, Finding } from '../shared/data/diagnostic.ts'
import {
  groupOf,
  isProblemCode,
  PROBLEM_CODES,
  type ProblemCode,
  type Severity,
} from '../shared/data/problem-codes.ts'
import { NAMED_SETTINGS, type NamedSetting } from './named-settings.ts'
import type { DocsConfig } from './schema.ts'

/** The settings of `checks` that decide on severities; an absent one is not set. */
type Checks = Partial<DocsConfig['checks']>

/** The settings with a name of their own, by the codes they stand for. */
const SETTING_OF = new Map(
  Object.entries(NAMED_SETTINGS).flatMap(([name, codes]) =>
    codes.map((code: ProblemCode) => [code, name as NamedSetting]),
  ),
)

/** The severity of a code: its own setting, else the one with a name, else that of its group. */
export function severityOf(checks: Checks, code: ProblemCode): Severity {
  const { severity, lenient } = PROBLEM_CODES[code]
  return chosenSeverity(checks, code) ?? (checks.strict === false ? lenient : severity)
}

function chosenSeverity(checks: Checks, code: ProblemCode): Severity | undefined {
  const settings = { ...checks.content, ...checks }
  const name = SETTING_OF.get(code)
  return checks[code] ?? (name && settings[name]) ?? checks[groupOf(code)]
}

export function isReported(severity: Severity): boolean {
  return severity === 'warn' || severity === 'throw'
}

/** A finding as a diagnostic with the given severity; empty if that severity ignores it. */
export function atSeverity(severity: Severity, finding: Finding): Diagnostic[] {
  if (!isReported(severity)) return []
  return [{ ...finding, severity: severity === 'throw' ? 'error' : 'warning' }]
}

/**
 * The problems with the severities that the configuration gives them. One that only warns by
 * default keeps that, unless its code is set.
 */
export function withSeverities(problems: readonly Diagnostic[], checks: Checks): Diagnostic[] {
  return problems.flatMap((problem) => {
    const { code, severity } = problem
    if (!isProblemCode(code)) return [problem]
    const chosen = chosenSeverity(checks, code)
    if (chosen !== undefined) return atSeverity(chosen, problem)
    const usual = severityOf(checks, code)
    return severity === 'error' || usual === 'ignore' ? atSeverity(usual, problem) : [problem]
  })
}
