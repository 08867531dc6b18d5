import { posix } from 'node:path'
import type { FilePlace } from '../content/source/site-files.ts'
import type { ReferenceMeaning, ReferenceReader } from '../plugins/references-hook.ts'
import { isMarkdownPath, MARKDOWN_ENDINGS } from '../shared/data/skipped-names.ts'
import {
  decodePath,
  type HrefParts,
  hasFileExtension,
  isExternalHref,
  splitHref,
  withBase,
  withTrailingSlash,
} from '../shared/text/route-path.ts'
import { writtenIn } from '../shared/text/written-address.ts'
import type { Doc } from './doc.ts'
import type { RepositoryFile, RepositoryFiles } from './repository-files.ts'

type Rest = Pick<HrefParts, 'query' | 'hash'>

type FoundFile =
  /** A file to copy to the output. */
  | { readonly kind: 'file'; readonly file: string }
  /** A file of a static folder, with its public path. */
  | { readonly kind: 'static'; readonly file: string; readonly path: string }
  /** A file outside the site, or a hidden one, which must not be published. */
  | { readonly kind: 'foreign-file'; readonly place: 'outside' | 'hidden' }

type FoundRoute =
  /** `viaFile`: set when only the source file of that name was found. */
  | { readonly kind: 'page'; readonly route: string; readonly viaFile?: string }
  | { readonly kind: 'unknown-page'; readonly route: string }

/** Target of a link or image; a `file` is relative to the site root. */
export type ReferenceTarget =
  | { readonly kind: 'external' | 'empty' }
  /** A heading of the page itself. */
  | { readonly kind: 'anchor'; readonly hash: string }
  | ((FoundRoute | FoundFile) & Rest)
  /** A file or folder of the repository that is not part of the site. */
  | ({ readonly kind: 'repository' } & RepositoryFile & Rest)
  /** `pathname://x`: only the base path is added. */
  | { readonly kind: 'plain'; readonly href: string }
  | { readonly kind: 'unknown-markdown' | 'unknown-file'; readonly path: string }
  | ({ readonly kind: 'meaningless' } & Extract<ReferenceMeaning, { readonly text: string }>)

export interface ReferenceIndex {
  /** Exact routes. */
  readonly routes: ReadonlySet<string>
  /** Source file (relative to the site root, in Unicode form NFC) to route. */
  readonly routeOfFile: ReadonlyMap<string, string>
  /** For the route of each unreleased page, the route to which links of other pages lead. */
  readonly releasedRoutes?: ReadonlyMap<string, string>
  /** Folders of docs roots, relative to the site root. */
  readonly contentDirs: readonly string[]
  /** Folders copied to the root of the output. */
  readonly staticDirs: readonly string[]
  readonly baseUrl: string
  readonly filesBaseUrl: string
  /** Origin of the site; links to it are checked like those to its paths. */
  readonly origin?: string
  /** Routes that something else serves: the page of `/`, and everything below any other. */
  readonly servedElsewhere?: readonly string[]
  /** What plugins take references for. */
  readonly meaningOf: ReferenceReader
  /**
   * Routes by their lowercase form, where pages were written for another engine: its addresses may be
   * in lowercase, and its site may begin at a folder among the pages.
   */
  readonly adoptedRoutes?: ReadonlyMap<string, string> | undefined
  /** Classifies a path relative to the site root. */
  readonly placeOf: (file: string) => FilePlace
  readonly repository?: RepositoryFiles | undefined
  /** Folder of the site, not in `staticDirs`, that contains the file of a public path. */
  readonly unnamedStaticDir?: (path: string) => string | undefined
}

export interface ReferencePlace extends Pick<Doc, 'file' | 'originalFile' | 'route'> {
  /** Folders of docs roots to search first: those of the page's own version. */
  readonly ownDirs?: readonly string[]
}

/** What a reference is resolved by: the page with the reference, and the whole site. */
export interface ReferenceScope {
  readonly place: ReferencePlace
  readonly index: ReferenceIndex
}

export function resolveLink(href: string, scope: ReferenceScope): ReferenceTarget {
  const written = writtenIn(href)
  if (written !== undefined) return meantTarget(written, scope) ?? unreadReference(written)
  const known = withoutPath(href)
  if (known !== undefined) return known
  const { path, query, hash } = splitHref(href)
  if (path === '') return { kind: 'anchor', hash }
  const decoded = decodePath(path)
  // The file of a page has no top; `page.md#` is the page.
  const rest: Rest = { query, hash: hash === '#' && isMarkdownPath(decoded) ? '' : hash }
  const target = localTarget(decoded, scope)
  const meant = /^(?:page|unknown)/.test(target.kind) ? meantTarget(href, scope, query) : undefined
  if (meant !== undefined) return meant
  if (target.kind === 'page' || target.kind === 'static') return { ...target, ...rest }
  if (target.kind === 'unknown-page' && isElsewhere(target.route, scope.index.servedElsewhere))
    return { ...target, ...rest }
  const file = repositoryFile(decoded, scope)
  // A file of the site can be published, so it takes no host to link to it.
  if (file === undefined || (file.href === undefined && target.kind === 'file'))
    return target.kind === 'unknown-markdown' ? target : { ...target, ...rest }
  return { kind: 'repository', ...file, ...rest }
}

function localTarget(path: string, scope: ReferenceScope) {
  if (isMarkdownPath(path)) {
    const found = markdownPage(path, scope)
    return found === undefined
      ? ({ kind: 'unknown-markdown', path } as const)
      : ({ kind: 'page', route: found.route } as const)
  }
  const file = hasFileExtension(path) ? findFile(path, scope) : undefined
  return file ?? findRoute(path, scope)
}

/**
 * What a path leads to in the repository: relative to the page as on disk, or a file below the
 * repository if it begins with a slash, as its host resolves links.
 */
function repositoryFile(
  path: string,
  { place, index: { repository } }: ReferenceScope,
): RepositoryFile | undefined {
  if (repository === undefined || path.startsWith('@site/')) return undefined
  if (path.startsWith('/')) {
    const found = repository.atTop(path.slice(1))
    // A folder says too little: the author more likely means a page of the site.
    return found?.isFolder === true ? undefined : found
  }
  for (const file of besideSource(path, place)) {
    const found = repository.at(file)
    if (found !== undefined) return found
  }
  return undefined
}

export function resolveImage(src: string, scope: ReferenceScope): ReferenceTarget {
  const written = writtenIn(src)
  if (written !== undefined) {
    const target = meantTarget(written, scope)
    if (target?.kind === 'file') return target
    return { kind: 'unknown-file', path: target?.kind === 'meaningless' ? target.text : written }
  }
  const known = withoutPath(src)
  if (known !== undefined) return known
  const { path, ...rest } = splitHref(src)
  const decoded = decodePath(path)
  const found = findFile(decoded, scope) ?? publishedFile(decoded, scope)
  if (found !== undefined) return { ...found, ...rest }
  const meant = meantTarget(src, scope, rest.query)
  return meant?.kind === 'file' ? meant : { kind: 'unknown-file', path: decoded }
}

/** A static file where browsers look for a relative address: from the address of the page. */
function publishedFile(path: string, { place, index }: ReferenceScope): FoundFile | undefined {
  if (/^(?:\/|@site\/)/.test(path)) return undefined
  const found = staticFile(posix.join(place.route.replace(/[^/]+$/, ''), path), index)
  return found?.kind === 'static' ? found : undefined
}

/** Target of a reference as a plugin understands it. */
function meantTarget(
  reference: string,
  { place, index }: ReferenceScope,
  query = '',
): ReferenceTarget | undefined {
  const meant = index.meaningOf(reference, place.file)
  if (meant === undefined) return undefined
  if ('fault' in meant) return { kind: 'meaningless', ...meant }
  const { file, hash } = meant
  if (file === undefined) return { kind: 'anchor', hash }
  const route = routeOfFile(file, { place, index })
  const rest = { query, hash }
  return route === undefined ? { kind: 'file', file, ...rest } : { kind: 'page', route, ...rest }
}

/** Target of a `writtenAddress` that no plugin reads. */
function unreadReference(written: string): ReferenceTarget {
  const fault = {
    code: 'link/unknown-page',
    found: written,
    expected: 'a reference that a plugin of the site reads',
    fix: 'correct the link, or add the plugin that reads it to docs.config.ts',
  } as const
  return { kind: 'meaningless', text: written, fault }
}

/** Target of a reference that is not a path of the site. */
function withoutPath(href: string): ReferenceTarget | undefined {
  if (href === '') return { kind: 'empty' }
  if (href.startsWith('pathname://'))
    return { kind: 'plain', href: href.slice('pathname://'.length) }
  return isExternalHref(href) ? { kind: 'external' } : undefined
}

function findRoute(path: string, scope: ReferenceScope): FoundRoute | FoundFile {
  const { place, index } = scope
  // A relative path may lead out of the site, and through its base path back into it.
  const around = withBase(index.baseUrl, place.route).replace(/[^/]+$/, '')
  const published = path.startsWith('/') ? path : posix.join(around, path)
  const absolute = withoutBase(published, index.baseUrl).normalize('NFC')
  const clean = absolute.replace(/(?:^|(?<=\/))index\.html$/, '').replace(/\.html$/, '')
  const route = [...spellingsOf(absolute), ...spellingsOf(clean)].find((candidate) =>
    index.routes.has(candidate),
  )
  if (route !== undefined) return { kind: 'page', route }
  // Other tools write the page beside a page as other.html.
  if (!hasFileExtension(path) || path.endsWith('.html')) {
    const name = path.replace(/(?:\.html|\/)$/, '')
    const readme = /(?:^|\/)index\.html$/.test(path) ? [name.replace(/index$/, 'README')] : []
    const found = [name, ...readme]
      .flatMap((file) => MARKDOWN_ENDINGS.map((ending) => file + ending))
      .map((file) => markdownPage(file, scope))
      .find((page) => page !== undefined)
    if (found !== undefined) return { kind: 'page', route: found.route, viaFile: found.file }
  }
  const other = path.startsWith('/') ? adoptedPage(clean, scope) : folderPage(path, scope)
  if (other !== undefined) return other
  const folder = staticFolder(published, scope)
  return folder ?? { kind: 'unknown-page', route: withTrailingSlash(absolute) }
}

/** A folder of static files with an index, such as a reference that another tool made. */
function staticFolder(path: string, scope: ReferenceScope): FoundFile | undefined {
  const found = findFile(posix.join(path, 'index.html'), scope)
  if (found?.kind !== 'static') return undefined
  return { ...found, path: found.path.slice(0, -'index.html'.length) }
}

/**
 * The page that an absolute path of another engine names: in lowercase, or below a folder above the
 * page with the link, as the folder of a language in Hugo.
 */
function adoptedPage(path: string, { place, index }: ReferenceScope): FoundRoute | undefined {
  if (index.adoptedRoutes === undefined) return undefined
  const folders = place.route.split('/').slice(0, -1)
  for (const at of folders.keys()) {
    const below = `${folders.slice(0, at + 1).join('/')}${path}`.toLowerCase()
    for (const spelling of spellingsOf(below)) {
      const route = index.adoptedRoutes.get(spelling)
      if (route !== undefined) return { kind: 'page', route }
    }
  }
  return undefined
}

const FOLDER_PAGES = ['README', 'Readme', 'readme', 'index', '_index'].flatMap((name) =>
  MARKDOWN_ENDINGS.map((ending) => name + ending),
)

/** The page of a folder beside the source, which hosts of repositories show for it. */
function folderPage(path: string, { place, index }: ReferenceScope): FoundRoute | undefined {
  for (const folder of besideSource(path, place))
    for (const name of FOLDER_PAGES) {
      const route = routeOfFile(posix.join(folder, name), { place, index })
      if (route !== undefined) return { kind: 'page', route }
    }
  return undefined
}

/** Whether something else on the host serves a route. */
export function isElsewhere(route: string, elsewhere: readonly string[] = []): boolean {
  return elsewhere.some((part) => (part === '/' ? route === part : route.startsWith(part)))
}

/** A path as it is, and with and without a slash at its end. */
function spellingsOf(path: string): string[] {
  return [path, withTrailingSlash(path), path.replace(/(?<=.)\/$/, '')]
}

function withoutBase(path: string, baseUrl: string): string {
  return baseUrl !== '/' && path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : path
}

/** Route of a source: that of the released version, unless the linking page is unreleased, too. */
function routeOfFile(file: string, { place, index }: ReferenceScope): string | undefined {
  const route = index.routeOfFile.get(file.normalize('NFC'))
  const released = index.releasedRoutes
  return route === undefined || released?.has(place.route) ? route : (released?.get(route) ?? route)
}

/** The page that a Markdown path refers to, and its source. */
function markdownPage(
  path: string,
  scope: ReferenceScope,
): { readonly file: string; readonly route: string } | undefined {
  for (const file of markdownCandidates(path, scope)) {
    const route = routeOfFile(file, scope)
    if (route !== undefined) return { file, route }
  }
  return undefined
}

/** Source files that a Markdown path may refer to, best first; most often the first one matches. */
function* markdownCandidates(path: string, { place, index }: ReferenceScope): Generator<string> {
  if (path.startsWith('@site/')) {
    yield path.slice('@site/'.length)
    return
  }
  if (!path.startsWith('/')) yield* besideSource(path, place)
  if (path.startsWith('.')) return
  for (const dir of [...(place.ownDirs ?? []), ...index.contentDirs, '.'])
    yield posix.join(dir, path)
}

function findFile(path: string, { place, index }: ReferenceScope): FoundFile | undefined {
  if (path.startsWith('/')) {
    const clean = posix.normalize(path)
    // Some authors write the base path, as they do in links to pages.
    return staticFile(clean, index) ?? staticFile(withoutBase(clean, index.filesBaseUrl), index)
  }
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

/** A file of a static folder; hidden files such as `.well-known/` are served, too. */
function staticFile(path: string, { staticDirs, placeOf }: ReferenceIndex): FoundFile | undefined {
  const files = staticDirs.map((dir) => posix.join(dir, path))
  const file = files.find((candidate) => ['inside', 'hidden'].includes(placeOf(candidate)))
  if (file !== undefined) return { kind: 'static', file, path }
  return files.some((candidate) => placeOf(candidate) === 'outside')
    ? { kind: 'foreign-file', place: 'outside' }
    : undefined
}

/** Paths relative to the source, and for a translation also relative to the original. */
function besideSource(path: string, { file, originalFile }: ReferencePlace): string[] {
  return [file, ...(originalFile === undefined ? [] : [originalFile])].map((source) =>
    posix.join(posix.dirname(source), path),
  )
}
