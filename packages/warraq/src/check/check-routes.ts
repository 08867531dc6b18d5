import type { Severity } from '../config/checks-schema.ts'
import type { Diagnostic } from '../shared/diagnostic.ts'

/** Two pages with one address: the later one in order of files wins, so both are named. */
export function checkRoutes(
  pages: readonly { readonly file: string; readonly route: string }[],
  severity: Severity,
): Diagnostic[] {
  if (severity === 'ignore' || severity === 'log') return []
  const first = new Map<string, string>()
  return pages.flatMap(({ file, route }): Diagnostic[] => {
    const key = route.toLowerCase()
    const other = first.get(key)
    if (other === undefined) {
      first.set(key, file)
      return []
    }
    return [
      {
        code: 'route/duplicate',
        severity: severity === 'throw' ? 'error' : 'warning',
        file,
        found: `${route}, which is also the address of ${other}`,
        expected: 'one page an address',
        fix: `rename one of ${other} and ${file}, or give it another slug`,
      },
    ]
  })
}
