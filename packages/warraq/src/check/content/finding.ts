import type { Severity } from '../../config/checks-schema.ts'
import type { Diagnostic, Finding } from '../../shared/diagnostic.ts'

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
