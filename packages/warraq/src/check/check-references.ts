import { posix } from 'node:path'
import { atSeverity, type Severity } from '../config/checks-schema.ts'
import type { DocsConfig } from '../config/schema.ts'
import type { LinkedPages } from '../pages/link-pages.ts'
import { type ReferencePlace, resolveImage, resolveLink } from '../pages/resolve-reference.ts'
import type { CompiledPage } from '../shared/compiled-page.ts'
import type { Diagnostic } from '../shared/diagnostic.ts'
import { didYouMean, nearestOf } from '../shared/nearest.ts'
import { decodePath } from '../shared/route-path.ts'

export interface ReferenceCheckScope extends Pick<LinkedPages, 'index' | 'anchors'> {
  readonly checks: DocsConfig['checks']
}

type ReferringPage = ReferencePlace & { readonly compiled: Pick<CompiledPage, 'links' | 'images'> }

/** A problem without its position. */
interface Fault extends Pick<Diagnostic, 'code' | 'found' | 'expected' | 'fix'> {
  readonly severity: Severity
}

/** Broken links and images of a page. */
export function checkReferences(page: ReferringPage, scope: ReferenceCheckScope): Diagnostic[] {
  const { file, compiled } = page
  return [
    ...compiled.links.map((use) => ({ use, faults: faultsOfLink(use.href, page, scope) })),
    ...compiled.images.map((use) => ({ use, faults: faultsOfImage(use.href, page, scope) })),
  ].flatMap(({ use: { line }, faults }) =>
    faults.flatMap(({ severity, ...fault }) => atSeverity(severity, { ...fault, file, line })),
  )
}

function faultsOfLink(
  href: string,
  page: ReferencePlace,
  scope: ReferenceCheckScope,
): readonly Fault[] {
  const { checks, index } = scope
  const target = resolveLink(href, page, index)
  switch (target.kind) {
    case 'empty':
      return [
        {
          severity: checks.brokenMarkdownLinks,
          code: 'link/empty',
          found: 'a link without a target',
          expected: 'a page, a file or a URL',
          fix: 'add the target or remove the link',
        },
      ]
    case 'unknown-markdown':
      return [
        {
          severity: checks.brokenMarkdownLinks,
          code: 'link/unknown-markdown-file',
          found: href,
          expected: 'a page source that exists',
          fix: nearestFile(target.path, page, index.routeOfFile.keys()),
        },
      ]
    case 'unknown-page': {
      const { route } = target
      const otherwise = `no page has the address ${route}; correct the link or add the page`
      return [
        {
          severity: checks.brokenLinks,
          code: 'link/unknown-page',
          found: href,
          expected: 'a page of the site',
          fix: didYouMean(route, index.routes, otherwise, String),
        },
      ]
    }
    case 'page': {
      const faults = faultsOfAnchor(href, target, scope)
      return target.viaFile === undefined
        ? faults
        : [withoutExtension(href, target.viaFile), ...faults]
    }
    case 'foreign-file':
      return [foreignFile(href, target.place)]
    case 'anchor':
      return faultsOfAnchor(href, { route: page.route, hash: target.hash }, scope)
    default:
      return []
  }
}

function withoutExtension(href: string, viaFile: string): Fault {
  return {
    severity: 'warn',
    code: 'link/file-without-extension',
    found: href,
    expected: 'the address of a page, or a source file with its extension',
    fix: `write ${href.replace(/(?=[?#]|$)/, posix.extname(viaFile))}`,
  }
}

function faultsOfAnchor(
  href: string,
  { route, hash }: { readonly route: string; readonly hash: string },
  { checks, anchors }: ReferenceCheckScope,
): Fault[] {
  const ids = anchors.get(route)
  const id = hash.slice(1)
  if (id === '' || ids === undefined || ids.has(id) || ids.has(decodePath(id))) return []
  const nearest = nearestOf(id, ids)
  return [
    {
      severity: checks.brokenAnchors,
      code: 'link/unknown-anchor',
      found: href,
      expected: `a heading of ${route}`,
      fix: nearest === undefined ? 'name a heading that exists' : `nearest heading: #${nearest}`,
    },
  ]
}

function faultsOfImage(
  src: string,
  page: ReferencePlace,
  { checks, index }: ReferenceCheckScope,
): Fault[] {
  const target = resolveImage(src, page, index)
  if (target.kind === 'foreign-file') return [foreignFile(src, target.place)]
  if (target.kind !== 'unknown-file' && target.kind !== 'empty') return []
  return [
    {
      severity: checks.brokenImages,
      code: 'image/unknown-file',
      found: src === '' ? 'an image without a file' : src,
      expected: 'an image file that exists',
      fix: 'add the file beside the page or in a static folder, or correct the path',
    },
  ]
}

/**
 * Always an error, whatever severity the configuration sets for broken links: the file could
 * contain a secret.
 */
function foreignFile(href: string, place: 'outside' | 'hidden'): Fault {
  return {
    severity: 'throw',
    code: 'file/not-of-the-site',
    found:
      place === 'outside'
        ? `${href}, which is outside the site folder`
        : `${href}, a hidden file or a file in a hidden folder`,
    expected: 'a file inside the site folder that is not hidden and not in a hidden folder',
    fix: 'copy the file beside the page or into a static folder, or correct the path',
  }
}

/** Suggests the page source that the author of a path most likely meant. */
function nearestFile(path: string, { file }: ReferencePlace, files: Iterable<string>): string {
  const folder = posix.dirname(file)
  const otherwise = 'correct the path; it is relative to the file it stands in'
  return didYouMean(posix.normalize(posix.join(folder, path)), files, otherwise, (nearest) => {
    const relative = posix.relative(folder, nearest)
    return relative.startsWith('.') ? relative : `./${relative}`
  })
}
