import type { HeadElement, PageHeadElement } from '../config/head-schema.ts'
import { atSeverity, severityOf } from '../config/severity-of.ts'
import { headTagOf, loadOfHead } from '../pages/head-elements.ts'
import type { PlacedPage } from '../pages/link-pages.ts'
import { resolveImage } from '../pages/resolve-reference.ts'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import { isExternalHref } from '../shared/text/route-path.ts'
import type { ReferenceCheckScope } from './check-references.ts'

type HeadedSource = Pick<PlacedPage, 'file' | 'route' | 'originalFile' | 'ownDirs' | 'head'>

/** Files of the site that elements of the head name, and that do not exist. */
export function checkHead(
  head: readonly HeadElement[],
  configFile: string,
  pages: readonly HeadedSource[],
  scope: ReferenceCheckScope,
): Diagnostic[] {
  const site = { file: configFile, route: '/' }
  return [
    ...missingFiles(head, site, scope),
    ...pages.flatMap((page) => missingFiles(page.head ?? [], page, scope)),
  ]
}

function missingFiles(
  elements: readonly (HeadElement | PageHeadElement)[],
  place: HeadedSource,
  scope: ReferenceCheckScope,
): Diagnostic[] {
  const severity = severityOf(scope.checks, 'head/unknown-file')
  return elements
    .flatMap((element) => loadOfHead(headTagOf(element, '/')))
    .filter(
      ({ href }) =>
        !isExternalHref(href) && resolveImage(href, { ...scope, place }).kind === 'unknown-file',
    )
    .flatMap(({ href }) =>
      atSeverity(severity, {
        code: 'head/unknown-file',
        file: place.file,
        found: `head: ${href}`,
        expected: 'a file in a folder of staticDirs, or an address that begins with https:',
        fix: 'add the file, or correct the address',
      }),
    )
}
