import { atSeverity, type Severity } from '../../config/checks-schema.ts'
import type { Diagnostic, Finding } from '../../shared/diagnostic.ts'

/** Whether a check with this severity has to run. */
export function isChecked(severity: Severity): boolean {
  return severity === 'warn' || severity === 'throw'
}

export function asDiagnostics(findings: readonly Finding[], severity: Severity): Diagnostic[] {
  return findings.flatMap((finding) => atSeverity(severity, finding))
}
