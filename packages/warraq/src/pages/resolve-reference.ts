import { posix } from 'node:path'
import type { FilePlace } from '../content/site-files.ts'
import {
  decodePath,
  hasFileExtension,
  isExternalHref,
  splitHref,
  withTrailingSlash,
} from '../shared/route-path.ts'

/** Target of a link or image. */
export type ReferenceTarget =
  | { readonly kind: 'external' }
  /** A heading of the page itself. */
  | { readonly kind: 'anchor'; readonly hash: string }
  | {
      readonly kind: 'page'
      readonly route: string
      readonly query: string
      readonly hash: string /** Set when only the source file of that name was found. */
      readonly viaFile?: string
    }
  /** A file to copy to the output; the path is relative to the site root. */
  | { readonly kind: 'file'; readonly file: string; readonly query: string; readonly hash: string }
  /** A file of a static folder, with its public path. */
  | {
      readonly kind: 'static'
      readonly path: string
      readonly query: string
      readonly hash: string
    }
  /** `pathname://x`: only the base path is added. */
  | { readonly kind: 'plain'; readonly href: string }
  | { readonly kind: 'unknown-page'; readonly route: string }
  | { readonly kind: 'unknown-markdown'; readonly path: string }
  | { readonly kind: 'unknown-file'; readonly path: string }
  /** A file outside the site, or a hidden one, which must not be published. */
  | { readonly kind: 'foreign-file'; readonly place: 'outside' | 'hidden' }
  | { readonly kind: 'empty' }

/** Tables for resolving references. */
export interface ReferenceIndex {
  /** Exact routes. */
  readonly routes: ReadonlySet<string>
  /** Source file (relative to the site root, in Unicode form NFC) to route. */
  readonly routeOfFile: ReadonlyMap<string, string>
  /** Folders of docs roots, relative to the site root. */
  readonly contentDirs: readonly string[]
  /** Folders copied to the root of the output. */
  readonly staticDirs: readonly string[]
  readonly baseUrl: string
  readonly filesBaseUrl: string
  /** Classifies a path relative to the site root. */
  readonly placeOf: (file: string) => FilePlace
}

export interface ReferencePlace {
  /** Source of the page, relative to the site root. */
  readonly file: string
  /** The source in the default language, if `file` is a translation. */
  readonly originalFile?: string
  readonly route: string
  /** Folders of docs roots to search first: those of the page's own version. */
  readonly ownDirs?: readonly string[]
}

/** Resolve `href`, written on a page. */
export function resolveLink(
  href: string,
  place: ReferencePlace,
  index: ReferenceIndex,
): ReferenceTarget {
  if (href === '') return { kind: 'empty' }
  if (href.startsWith('pathname://'))
    return { kind: 'plain', href: href.slice('pathname://'.length) }
  if (isExternalHref(href)) return { kind: 'external' }
  const { path, query, hash } = splitHref(href)
  if (path === '') return { kind: 'anchor', hash }
  const decoded = decodePath(path)
  if (/\.mdx?$/i.test(decoded)) {
    const found = markdownPage(decoded, place, index)
    return found === undefined
      ? { kind: 'unknown-markdown', path: decoded }
      : { kind: 'page', route: found.route, query, hash }
  }
  const asFile = findFile(decoded, place, index)
  if (asFile !== undefined && hasFileExtension(decoded))
    return asFile.kind === 'foreign-file' ? asFile : { ...asFile, query, hash }
  return resolveRoute(decoded, { query, hash }, place, index)
}

/** Resolve the file of an image. */
export function resolveImage(
  src: string,
  place: ReferencePlace,
  index: ReferenceIndex,
): ReferenceTarget {
  if (src === '') return { kind: 'empty' }
  if (src.startsWith('pathname://')) return { kind: 'plain', href: src.slice('pathname://'.length) }
  if (isExternalHref(src)) return { kind: 'external' }
  const { path, query, hash } = splitHref(src)
  const decoded = decodePath(path)
  const found = findFile(decoded, place, index)
  if (found === undefined) return { kind: 'unknown-file', path: decoded }
  return found.kind === 'foreign-file' ? found : { ...found, query, hash }
}

function resolveRoute(
  path: string,
  rest: { query: string; hash: string },
  place: ReferencePlace,
  index: ReferenceIndex,
): ReferenceTarget {
  const absolute = (
    path.startsWith('/') ? withoutBase(path, index.baseUrl) : posix.join(place.route, path)
  ).normalize('NFC')
  const clean = absolute.replace(/(?:^|(?<=\/))index\.html$/, '').replace(/\.html$/, '')
  const route = [absolute, withTrailingSlash(absolute), withTrailingSlash(clean)].find(
    (candidate) => index.routes.has(candidate),
  )
  if (route !== undefined) return { kind: 'page', route, ...rest }
  if (!hasFileExtension(path)) {
    const name = path.replace(/\/$/, '')
    const found =
      markdownPage(`${name}.md`, place, index) ?? markdownPage(`${name}.mdx`, place, index)
    if (found !== undefined)
      return { kind: 'page', route: found.route, ...rest, viaFile: found.file }
  }
  return { kind: 'unknown-page', route: withTrailingSlash(absolute) }
}

function withoutBase(path: string, baseUrl: string): string {
  return baseUrl !== '/' && path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : path
}

/** The page that a Markdown path refers to, and its source. */
function markdownPage(
  path: string,
  place: ReferencePlace,
  index: ReferenceIndex,
): { readonly file: string; readonly route: string } | undefined {
  for (const file of markdownCandidates(path, place, index)) {
    const route = index.routeOfFile.get(file.normalize('NFC'))
    if (route !== undefined) return { file, route }
  }
  return undefined
}

/** Source files that a Markdown path may refer to, best first; most often the first one matches. */
function* markdownCandidates(
  path: string,
  place: ReferencePlace,
  index: ReferenceIndex,
): Generator<string> {
  if (path.startsWith('@site/')) {
    yield path.slice('@site/'.length)
    return
  }
  if (!path.startsWith('/')) yield* besideSource(path, place)
  if (path.startsWith('.')) return
  for (const dir of [...(place.ownDirs ?? []), ...index.contentDirs, '.'])
    yield posix.join(dir, path)
}

function findFile(
  path: string,
  place: ReferencePlace,
  index: ReferenceIndex,
): FoundFile | undefined {
  if (path.startsWith('/')) return staticFile(posix.normalize(path), index)
  const candidates = path.startsWith('@site/')
    ? [posix.normalize(path.slice('@site/'.length))]
    : besideSource(path, place)
  // A file system may store é as two code points although authors type one.
  const found = candidates
    .flatMap((file) => [...new Set([file, file.normalize('NFC'), file.normalize('NFD')])])
    .map((file) => ({ file, place: index.placeOf(file) }))
    .find((candidate) => candidate.place !== 'missing')
  if (found === undefined) return undefined
  return found.place === 'outside' || found.place === 'hidden'
    ? { kind: 'foreign-file', place: found.place }
    : { kind: 'file', file: found.file }
}

type FoundFile =
  | { kind: 'file'; file: string }
  | { kind: 'static'; path: string }
  | { kind: 'foreign-file'; place: 'outside' | 'hidden' }

function staticFile(path: string, { staticDirs, placeOf }: ReferenceIndex): FoundFile | undefined {
  const places = staticDirs.map((dir) => placeOf(posix.join(dir, path)))
  if (places.some(isStaticFile)) return { kind: 'static', path }
  return places.includes('outside') ? { kind: 'foreign-file', place: 'outside' } : undefined
}

/** Whether a file of a static folder may be served; hidden files such as `.well-known/` may. */
export function isStaticFile(place: FilePlace): boolean {
  return place === 'inside' || place === 'hidden'
}

/** Paths relative to the source, and for a translation also relative to the original. */
function besideSource(path: string, { file, originalFile }: ReferencePlace): string[] {
  return [file, ...(originalFile === undefined ? [] : [originalFile])].map((source) =>
    posix.join(posix.dirname(source), path),
  )
}
