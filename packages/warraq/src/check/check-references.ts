import { posix } from 'node:path'
import { atSeverity, type Severity } from '../config/checks-schema.ts'
import type { DocsConfig } from '../config/schema.ts'
import type { LinkedPages } from '../pages/link-pages.ts'
import {
  type ReferenceIndex,
  type ReferencePlace,
  type ReferenceTarget,
  resolveImage,
  resolveLink,
} from '../pages/resolve-reference.ts'
import type { CompiledPage, LinkUse } from '../shared/compiled-page.ts'
import type { Diagnostic } from '../shared/diagnostic.ts'
import { didYouMean, nearestOf } from '../shared/nearest.ts'
import { decodePath } from '../shared/route-path.ts'

export interface ReferenceCheckScope extends Pick<LinkedPages, 'index' | 'anchors'> {
  readonly checks: DocsConfig['checks']
}

type ReferringPage = ReferencePlace & { readonly compiled: Pick<CompiledPage, 'links' | 'images'> }

/** A problem without its severity and position. */
interface Finding {
  readonly severity: Severity
  readonly code: string
  readonly found: string
  readonly expected: string
  readonly fix: string
}

/** Broken links and images of a page. */
export function checkReferences(page: ReferringPage, scope: ReferenceCheckScope): Diagnostic[] {
  const { links, images } = page.compiled
  return [
    ...links.flatMap((use) =>
      checkLink(use.href, resolveLink(use.href, page, scope.index), { page, scope }).flatMap(
        (finding) => diagnosticsOf(finding, use, page),
      ),
    ),
    ...images.flatMap((use) =>
      checkImage(use.href, resolveImage(use.href, page, scope.index), scope).flatMap((finding) =>
        diagnosticsOf(finding, use, page),
      ),
    ),
  ]
}

function diagnosticsOf(
  { severity, ...finding }: Finding,
  { line }: LinkUse,
  { file }: ReferencePlace,
): Diagnostic[] {
  return atSeverity(severity, { ...finding, file, ...(line === undefined ? {} : { line }) })
}

interface LinkScope {
  readonly page: ReferencePlace
  readonly scope: ReferenceCheckScope
}

function checkLink(href: string, target: ReferenceTarget, { page, scope }: LinkScope): Finding[] {
  switch (target.kind) {
    case 'empty':
      return [
        {
          severity: scope.checks.brokenMarkdownLinks,
          code: 'link/empty',
          found: 'a link without a target',
          expected: 'a page, a file or a URL',
          fix: 'add the target or remove the link',
        },
      ]
    case 'unknown-markdown':
      return [unknownMarkdown(href, nearestFile(target.path, page, scope.index), scope)]
    case 'unknown-page':
      return [unknownPage(href, target.route, scope)]
    case 'page':
      return [
        ...(target.viaFile === undefined ? [] : [withoutExtension(href, target.viaFile)]),
        ...checkAnchor(href, target, scope),
      ]
    case 'foreign-file':
      return [foreignFile(href, target.place)]
    case 'anchor':
      return checkAnchor(href, { route: page.route, hash: target.hash }, scope)
    default:
      return []
  }
}

function unknownMarkdown(
  href: string,
  nearest: string | undefined,
  { checks }: ReferenceCheckScope,
): Finding {
  return {
    severity: checks.brokenMarkdownLinks,
    code: 'link/unknown-markdown-file',
    found: href,
    expected: 'a page source that exists',
    fix:
      nearest === undefined
        ? 'correct the path; it is relative to the file it stands in'
        : `did you mean ${nearest}?`,
  }
}

function unknownPage(href: string, route: string, { checks, index }: ReferenceCheckScope): Finding {
  return {
    severity: checks.brokenLinks,
    code: 'link/unknown-page',
    found: href,
    expected: 'a page of the site',
    fix: didYouMean(
      route,
      index.routes,
      `no page has the address ${route}; correct the link or add the page`,
      String,
    ),
  }
}

function withoutExtension(href: string, viaFile: string): Finding {
  return {
    severity: 'warn',
    code: 'link/file-without-extension',
    found: href,
    expected: 'the address of a page, or a source file with its extension',
    fix: `write ${href.replace(/(?=[?#]|$)/, posix.extname(viaFile))}`,
  }
}

function checkAnchor(
  href: string,
  { route, hash }: { readonly route: string; readonly hash: string },
  { checks, anchors }: ReferenceCheckScope,
): Finding[] {
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

function checkImage(
  src: string,
  target: ReferenceTarget,
  { checks }: ReferenceCheckScope,
): Finding[] {
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
function foreignFile(href: string, place: 'outside' | 'hidden'): Finding {
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

function nearestFile(
  path: string,
  page: ReferencePlace,
  { routeOfFile }: ReferenceIndex,
): string | undefined {
  const wanted = posix.normalize(posix.join(posix.dirname(page.file), path))
  const found = nearestOf(wanted, routeOfFile.keys())
  if (found === undefined) return undefined
  const relative = posix.relative(posix.dirname(page.file), found)
  return relative.startsWith('.') ? relative : `./${relative}`
}
