import { atSeverity, type Severity } from '../config/checks-schema.ts'
import { type Diagnostic, errorAt } from '../shared/diagnostic.ts'
import { foldedPath } from './folded-path.ts'

/**
 * Reports pages with the same address. The last one in file order wins, so the message names both.
 * Addresses that differ only in case are equal on some file systems, so they are always an error.
 */
export function checkRoutes(pages: readonly NamedRoute[], severity: Severity): Diagnostic[] {
  const first = new Map<string, NamedRoute>()
  return pages.flatMap(({ file, route }): Diagnostic[] => {
    const key = foldedPath(route)
    const known = first.get(key)
    if (known === undefined) {
      first.set(key, { file, route })
      return []
    }
    const other = known.file
    if (known.route !== route) return [differsInCase({ file, route }, known)]
    return atSeverity(severity, {
      code: 'route/duplicate',
      file,
      found: `${route}, which is also the address of ${other}`,
      expected: 'one page per address',
      fix: `rename one of ${other} and ${file}, or give it another slug`,
    })
  })
}

interface NamedRoute {
  readonly file: string
  readonly route: string
}

function differsInCase({ file, route }: NamedRoute, other: NamedRoute): Diagnostic {
  return errorAt(file, 'route/differs-in-case', {
    found: `${route}, beside ${other.route} of ${other.file}`,
    expected: 'addresses that differ in more than case and Unicode normalization',
    fix: `rename one of ${other.file} and ${file}, or give it another slug`,
  })
}
