import type { Severity } from '../../config/checks-schema.ts'
import type { Diagnostic, Finding } from '../../shared/diagnostic.ts'

/** Whether a check with this severity has to run. */
export function isChecked(severity: Severity): boolean {
  return severity === 'warn' || severity === 'throw'
}

export function asDiagnostics(findings: readonly Finding[], severity: Severity): Diagnostic[] {
  return findings.map((finding) => ({
    ...finding,
    severity: severity === 'throw' ? 'error' : 'warning',
  }))
}
