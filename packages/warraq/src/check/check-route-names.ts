import { shortened } from '@warraq/markup/shortened'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import { problemAt } from '../shared/data/problem-at.ts'
import { faultOfRoute } from '../shared/text/route-names.ts'
import type { NamedRoute } from './check-routes.ts'

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
