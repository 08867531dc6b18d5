import { posix } from 'node:path'
import type { LinkUse } from '@warraq/markup/html-references'
import type { DocsConfig } from '../config/schema.ts'
import { atSeverity, severityOf } from '../config/severity-of.ts'
import type { LinkedPages, PlacedPage } from '../pages/link-pages.ts'
import { bareAddress } from '../pages/redirects/read-redirects.ts'
import {
  isElsewhere,
  type ReferencePlace,
  type ReferenceScope,
  type ReferenceTarget,
  resolveImage,
  resolveLink,
} from '../pages/resolve-reference.ts'
import type { ReferenceFault } from '../plugins/references-hook.ts'
import type { CompiledPage } from '../shared/data/compiled-page.ts'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import { didYouMean, nearestOf } from '../shared/text/nearest.ts'
import {
  decodePath,
  hasFileExtension,
  isExternalHref,
  splitHref,
  withBase,
} from '../shared/text/route-path.ts'
import { writtenIn } from '../shared/text/written-address.ts'

export interface ReferenceCheckScope extends Pick<LinkedPages, 'index' | 'anchors'> {
  readonly checks: DocsConfig['checks']
  /** Former addresses that lead to pages, as `bareAddress` writes them. */
  readonly redirected?: ReadonlySet<string>
  /** The files of translated pages, by their routes. */
  readonly translations?: ReadonlyMap<string, string>
  /** Files whose faults are no more than warnings: code that other tools do not check, pages made from documents. */
  readonly lenientFiles?: ReadonlySet<string>
  /** Whether this holds for links in HTML and JSX, too, which Docusaurus does not check. */
  readonly isLenientHtml?: boolean
}

type PageScope = ReferenceCheckScope &
  ReferenceScope & {
    /** The names to compare a wrong one with: none after `MOST_COMPARED` faults of a page. */
    readonly among: (names: Iterable<string>) => Iterable<string>
  }

/** Limits the comparisons with every name, which take long for thousands of faults. */
const MOST_COMPARED = 50

interface ReferringPage extends ReferencePlace, Pick<PlacedPage, 'previewImage'> {
  readonly compiled: Pick<CompiledPage, 'links' | 'images'>
}

/** A problem without its position. */
interface Fault extends ReferenceFault {
  /** Where to mend it, if that is not the place of the link. */
  readonly file?: string
  /** Whether no reader misses anything, so that the fault is no more than a warning. */
  readonly isMild?: true
}

/** Broken links and images of a page. */
export function checkReferences(page: ReferringPage, scope: ReferenceCheckScope): Diagnostic[] {
  const { file, compiled, previewImage } = page
  let compared = 0
  const among = (names: Iterable<string>) => (compared++ < MOST_COMPARED ? names : [])
  const at = { ...scope, place: page, among }
  const links = compiled.links.flatMap((use) => {
    const target = resolveLink(withoutOrigin(use.href, scope), at)
    const faults = [formFault(use.href, target), linkFault(use.href, target, at)].map(
      (fault) => fault && withEncodedName(fault, use.href, at),
    )
    return [...faults, nestedFault(use)].map((fault) => ({ fault, use }))
  })
  const images = compiled.images.map((use) => ({ fault: imageFault(use.href, at), use }))
  const preview = {
    fault: previewFault(previewImage, at),
    use: { line: undefined, isHtml: undefined },
  }
  return [...links, ...images, preview].flatMap(({ fault, use: { line, isHtml } }) => {
    if (fault === undefined) return []
    const { isMild, found, ...advice } = fault
    const severity = severityOf(scope.checks, fault.code)
    const isForgiven = isHtml === true && scope.isLenientHtml === true
    const isLenient = isMild === true || isForgiven || scope.lenientFiles?.has(file) === true
    const reported = isLenient && severity === 'throw' ? 'warn' : severity
    const place = advice.file === undefined ? { file, line } : {}
    return atSeverity(reported, { file, found: readable(found), ...advice, ...place })
  })
}

/**
 * An address on the host of the site as its path there; other sites may share the host, outside the
 * base path.
 */
function withoutOrigin(href: string, { index: { origin, baseUrl } }: ReferenceCheckScope): string {
  return origin !== undefined && href.startsWith(`${origin}${baseUrl}`)
    ? href.slice(origin.length)
    : href
}

/** An address with the letters that the author wrote: the parser encodes those outside ASCII. */
function readable(href: string): string {
  return writtenIn(href) ?? href.replace(/(?:%[89a-f][\da-f])+/gi, decodePath)
}

/** No name of a file is longer; the expression takes the square of the length. */
const LONGEST_HREF = 1000

/** The advice to encode a sign of the name of a file, which the address takes for its own. */
function withEncodedName(fault: Fault, href: string, scope: PageScope): Fault {
  if (href.length > LONGEST_HREF) return fault
  const encoded = href.replace(/[?#](?=.*\.\w+$)/g, encodeURIComponent)
  if (encoded === href || isExternalHref(href)) return fault
  const { kind } = resolveLink(encoded, scope)
  if (kind !== 'page' && kind !== 'file' && kind !== 'static') return fault
  return {
    ...fault,
    expected: 'the name of a file in which ? and # are encoded',
    fix: `write ${readable(encoded)}`,
  }
}

function formFault(href: string, target: ReferenceTarget): Fault | undefined {
  if (target.kind !== 'page' || target.viaFile === undefined) return undefined
  return {
    code: 'link/file-without-extension',
    found: href,
    expected: 'the address of a page, or a source file with its extension',
    fix: `write ${asFile(href, target.viaFile)}`,
  }
}

/** A card, or a component of the site, may be a link as a whole. */
function nestedFault({ href, within }: LinkUse): Fault | undefined {
  if (within === undefined) return undefined
  return {
    code: 'link/nested',
    found: `the link ${href} inside the link ${within}`,
    expected: 'a link without another one inside it: browsers end the outer link there',
    fix: 'write the text without the link, or put the link outside the card or component around it',
  }
}

/** A link with the name of its source, `two.html#a` as `two.md#a`. */
function asFile(href: string, file: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  const clean = path.replace(/(?<!\/)\/+$/, '')
  if (!clean.endsWith('.html')) return `${clean}${posix.extname(file)}${rest}`
  return `${posix.join(posix.dirname(clean), posix.basename(file))}${rest}`
}

function linkFault(href: string, target: ReferenceTarget, scope: PageScope): Fault | undefined {
  const { place, index } = scope
  switch (target.kind) {
    case 'empty':
      return {
        code: 'link/empty',
        found: 'a link without a target',
        expected: 'a page, a file or a URL',
        fix: 'add the target or remove the link',
      }
    case 'meaningless':
      return target.fault
    case 'unknown-markdown': {
      const unpublished = unpublishedFile(target.path, scope)
      return {
        code: 'link/unknown-markdown-file',
        found: href,
        expected: 'a page source that exists',
        fix: nearestFile(target.path, place, scope.among(index.routeOfFile.keys())),
        ...unpublished,
      }
    }
    case 'unknown-page': {
      const { route } = target
      if (isElsewhere(route, scope.checks.servedElsewhere)) return undefined
      if (scope.redirected?.has(bareAddress(route)) === true) return undefined
      const unnamed = unnamedStaticDir(href, scope)
      if (unnamed !== undefined)
        return {
          code: 'link/unknown-page',
          found: href,
          expected: 'a page of the site',
          ...unnamed,
        }
      const ifNoneSimilar = `no page has the address ${route}; correct the link or add the page`
      return {
        code: 'link/unknown-page',
        found: href,
        expected: 'a page of the site',
        fix: didYouMean(route, scope.among(index.routes), ifNoneSimilar, String),
        cause: route,
      }
    }
    case 'foreign-file':
      return foreignFile(href, target.place)
    case 'repository':
      return target.href === undefined ? withoutHost(href) : undefined
    case 'page':
      return anchorFault(href, target, scope)
    case 'anchor':
      return anchorFault(href, { route: place.route, hash: target.hash }, scope)
    default:
      return undefined
  }
}

function anchorFault(
  href: string,
  { route, hash }: { readonly route: string; readonly hash: string },
  { anchors, among, place, translations, index }: PageScope,
): Fault | undefined {
  const ids = anchors.get(route)
  const written = hash.slice(1)
  const id = decodePath(written)
  if (id === '' || ids === undefined || ids.has(written) || ids.has(id)) return undefined
  // Browsers scroll to the top of the page, unless an element has this id.
  if (/^top$/i.test(id)) return undefined
  const translation = place.originalFile === undefined ? translations?.get(route) : undefined
  if (translation !== undefined)
    return {
      code: 'link/unknown-anchor',
      file: translation,
      found: `no heading ${readable(`#${written}`)}, to which untranslated pages lead readers of ${withBase(index.baseUrl, route)}`,
      expected: 'the ids of the original, to which untranslated pages link',
      fix: `write {${readable(`#${written}`)}} after the heading that translates it`,
    }
  const nearest = nearestOf(id, among(ids))
  return {
    code: 'link/unknown-anchor',
    found: href,
    expected: `a heading of ${route}`,
    fix: nearest === undefined ? 'name a heading that exists' : `nearest heading: #${nearest}`,
  }
}

function imageFault(src: string, scope: PageScope): Fault | undefined {
  const target = resolveImage(src, scope)
  if (target.kind === 'foreign-file') return foreignFile(src, target.place)
  if (target.kind !== 'unknown-file' && target.kind !== 'empty') return undefined
  return {
    code: 'image/unknown-file',
    found: src === '' ? 'an image without a file' : src,
    expected: 'a file that exists',
    fix: 'add the file beside the page or in a static folder, or correct the path',
    ...unnamedStaticDir(src, scope),
  }
}

/** The file exists, but readers of the site cannot open it. */
function withoutHost(href: string): Fault {
  return {
    code: 'link/no-repository',
    found: href,
    expected: 'the address of the repository, at which readers find files that are not pages',
    fix: 'add a remote "origin" to git, or "repository" to package.json: a host such as github.com or gitlab.com',
    cause: 'no address',
  }
}

/** The advice for a file in a folder that would be published if `staticDirs` named it. */
function unnamedStaticDir(
  href: string,
  { index }: PageScope,
): Required<Pick<Fault, 'fix' | 'cause'>> | undefined {
  const path = decodePath(splitHref(href).path)
  if (!path.startsWith('/') || !hasFileExtension(path)) return undefined
  const folder = index.unnamedStaticDir?.(path)
  if (folder === undefined) return undefined
  const list = [...index.staticDirs, folder].map((name) => `'${name}'`).join(', ')
  return {
    fix: `${folder}/ contains it, but no setting publishes that folder: add staticDirs: [${list}] to docs.config.ts`,
    cause: folder,
  }
}

/** No reader of the page misses the image of its link previews. */
function previewFault(src: string | undefined, scope: PageScope): Fault | undefined {
  const fault = src === undefined ? undefined : imageFault(src, scope)
  if (fault === undefined) return undefined
  const isMissing = fault.code === 'image/unknown-file'
  return { ...fault, found: `image: ${fault.found}`, ...(isMissing && { isMild: true }) }
}

/** A code of its own: unlike a broken link, the file may hold a secret, and is not published. */
function foreignFile(href: string, place: 'outside' | 'hidden'): Fault {
  return {
    code: 'file/not-of-the-site',
    found:
      place === 'outside'
        ? `${href}, which is outside the site folder`
        : `${href}, a hidden file or a file in a hidden folder`,
    expected: 'a file inside the site folder that is not hidden and not in a hidden folder',
    fix: 'copy the file beside the page or into a static folder, or correct the path',
  }
}

/** The advice for a link to a file that exists without being a page: a draft, or one left out. */
function unpublishedFile(
  path: string,
  { place, index }: PageScope,
): Pick<Fault, 'expected' | 'fix'> | undefined {
  const file = posix.join(posix.dirname(place.file), path)
  if (index.placeOf(file) !== 'inside') return undefined
  return {
    expected: 'a page that readers can open',
    fix: `${file} is not published: it is a draft, or the site leaves it out; publish it, or remove the link`,
  }
}

/** Suggests the page source that the author of a path most likely meant. */
function nearestFile(path: string, { file }: ReferencePlace, files: Iterable<string>): string {
  const folder = posix.dirname(file)
  const ifNoneSimilar = 'correct the path; it is relative to the file it stands in'
  return didYouMean(posix.normalize(posix.join(folder, path)), files, ifNoneSimilar, (nearest) => {
    const relative = posix.relative(folder, nearest)
    return relative.startsWith('.') ? relative : `./${relative}`
  })
}
