import type { Severity } from '../../config/checks-schema.ts'
import type { Diagnostic } from '../../shared/diagnostic.ts'

/** A problem in content before it is known how much it matters. */
export type Finding = Omit<Diagnostic, 'severity'>

/** Whether a check has to run at all. */
export function isChecked(severity: Severity): boolean {
  return severity === 'warn' || severity === 'throw'
}

export function asDiagnostics(findings: readonly Finding[], severity: Severity): Diagnostic[] {
  return findings.map((finding) => ({
    ...finding,
    severity: severity === 'throw' ? 'error' : 'warning',
  }))
}
