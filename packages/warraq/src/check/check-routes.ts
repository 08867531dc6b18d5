import { shortened } from '@warraq/markup/shortened'
import { remembered } from '@warraq/search/remembered'
import { atSeverity } from '../config/severity-of.ts'
import type { PlacedPage } from '../pages/link-pages.ts'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import { problemAt } from '../shared/data/problem-at.ts'
import type { Severity } from '../shared/data/problem-codes.ts'
import { faultOfRoute } from '../shared/text/route-names.ts'
import { withoutSlash } from '../shared/text/route-path.ts'

type NamedRoute = Pick<PlacedPage, 'file' | 'route'>

/**
 * Reports pages with the same address, and those whose addresses differ in a slash at the end, which
 * have one file. The last one in file order wins, so the message names both.
 * Addresses that differ only in case are equal on some file systems, so they are always an error.
 */
export function checkRoutes(pages: readonly NamedRoute[], severity: Severity): Diagnostic[] {
  const first = new Map<string, NamedRoute>()
  return pages.flatMap((page): Diagnostic[] => {
    const { file, route } = page
    const other = remembered(first, foldedPath(withoutSlash(route)), () => page)
    if (other === page) return []
    const fix = `rename one of ${other.file} and ${file}, or give it another slug`
    return withoutSlash(other.route) === withoutSlash(route)
      ? atSeverity(severity, {
          code: 'route/duplicate',
          file,
          found: `${route}, which is also the address of ${other.file}`,
          expected: 'one page per address',
          fix,
        })
      : atSeverity('throw', {
          code: 'route/differs-in-case',
          file,
          found: `${route}, beside ${other.route} of ${other.file}`,
          expected: 'addresses that differ in more than case and Unicode normalization',
          fix,
        })
  })
}

/** Equal for paths that some file systems treat as one: folds case and normalizes Unicode. */
export function foldedPath(path: string): string {
  return path.normalize('NFC').toLowerCase()
}

/** Errors for routes that do not work on every server and file system. */
export function checkRouteNames(pages: readonly NamedRoute[]): Diagnostic[] {
  return pages.flatMap(({ file, route }): Diagnostic[] => {
    const fault = faultOfRoute(route)
    if (fault === undefined) return []
    return [
      problemAt(file, 'route/unusable-name', {
        found: `the address ${JSON.stringify(shortened(route))}, with ${fault}`,
        expected: 'names of letters, digits, -, _ and other characters without a meaning in URLs',
        fix: 'rename the file or folder, or give the page a "slug"',
      }),
    ]
  })
}
