import { statSync } from 'node:fs'
import { join } from 'node:path'
import { remembered } from '@warraq/search/remembered'
import type { Memory } from '../cache/memory.ts'
import { type DocsRoot, pagePlaces } from '../config/docs-root.ts'
import type { PageHeadElement } from '../config/head-schema.ts'
import type { Language } from '../config/read-language.ts'
import type { Repository } from '../content/source/repository.ts'
import { type FilePlace, listFiles, placeOf } from '../content/source/site-files.ts'
import { referenceReader } from '../plugins/reference-reader.ts'
import type { CompiledPage } from '../shared/data/compiled-page.ts'
import { isMarkdownPath, isSkippedName } from '../shared/data/skipped-names.ts'
import { openContentAssets } from './content-assets.ts'
import type { CompiledDoc, Doc } from './doc.ts'
import { type DocsModel, releasedRoutes } from './docs-model.ts'
import { type LinkHtmlScope, linkedHash, linkHtml } from './link-html.ts'
import type { PlainPage } from './plain-pages.tsx'
import { repositoryFiles } from './repository-files.ts'
import { type ReferenceIndex, type ReferencePlace, resolveImage } from './resolve-reference.ts'
import { encodedPath, originOf } from './site-href.ts'
import { unnamedStaticDirs } from './unnamed-static-dirs.ts'

export interface LinkPagesSource {
  readonly compiledDocs: readonly CompiledDoc[]
  readonly plain: readonly PlainPage[]
  readonly language: Pick<Language, 'config' | 'roots' | 'filesBaseUrl'>
  readonly model: DocsModel
  /** A new object whenever files beside the pages may have been added or removed. */
  readonly files: object
  readonly root: string
  readonly repository?: Repository | undefined
  /** Folders of pages and static files that are not in the site folder. */
  readonly beside: readonly string[]
  readonly memory: Memory
}

/** A page and the place from which its links are resolved. */
export interface PlacedPage extends ReferencePlace {
  readonly compiled: CompiledPage
  /** The image for link previews that its front matter names. */
  readonly previewImage?: string | undefined
  /** Elements of the head that its front matter names. */
  readonly head?: readonly PageHeadElement[] | undefined
}

/** All pages of a site, with resolved references. */
export type LinkedPages = ReturnType<typeof linkPages>

export function linkPages(source: LinkPagesSource) {
  const { compiledDocs, plain, language, model, files, root, memory } = source
  const { roots, filesBaseUrl } = language
  const ownDirs = new Map(roots.map(({ key, path }) => [key, [path]]))
  const linked = memory.each(
    'linked pages',
    [model],
    compiledDocs.map(({ doc, compiled }): [Doc, CompiledPage] => [doc, compiled]),
    ({ file, originalFile, route, rootKey, frontMatter }, compiled): PlacedPage => ({
      file,
      originalFile,
      route,
      compiled,
      previewImage: frontMatter.image,
      head: frontMatter.head,
      ownDirs: ownDirs.get(rootKey) ?? [],
    }),
  )
  const all: readonly PlacedPage[] = [...plain, ...linked]
  const assets = memory.reuse('assets', [files], () => openContentAssets(root, filesBaseUrl))
  const index = memory.reuse('references', [model, plain, files, source.repository], () =>
    referenceIndex(source, all),
  )
  const anchorLists = memory.steady(
    'anchors',
    all.map(({ compiled }) => compiled.anchors),
  )
  /** Ids of every page, by route. */
  const anchors: ReadonlyMap<string, ReadonlySet<string>> = memory.reuse(
    'anchors by route',
    [index, anchorLists],
    () => new Map(all.map(({ route, compiled }) => [route, new Set(compiled.anchors)])),
  )
  const pageOfFile = new Map(all.map((page) => [page.file, page]))
  /** Returns a function that takes the source file of a page and computes a result for the page. */
  const perPage =
    <T>(compute: (page: CompiledPage, scope: LinkHtmlScope) => T) =>
    (file: string): T => {
      const place = pageOfFile.get(file)
      if (place === undefined) throw new Error(`No page ${file}.`)
      return compute(place.compiled, { place, index, assets })
    }
  return {
    all,
    index,
    anchors,
    assets,
    /** HTML of the page of a source file; made when written, to keep the site out of memory. */
    htmlOf: perPage(({ html }, scope) => linkHtml(html, scope)),
    compiledOf: perPage((compiled) => compiled),
    /** Inline HTML of a page's prerequisites, by its source file. */
    needsOf: perPage(({ needs = [] }, scope) => needs.map((line) => linkHtml(line, scope))),
    /** Changes with the HTML of the page. */
    htmlHashOf: perPage(linkedHash),
    /** Address of an image that a page refers to. */
    imageHref: (image: string, place: ReferencePlace) => {
      const target = resolveImage(image, { place, index })
      if (target.kind === 'file') return `/${encodedPath(assets.of(target.file).path)}`
      if (target.kind === 'static') return encodedPath(target.path)
      return target.kind === 'plain' ? target.href : image
    },
  }
}

function referenceIndex(
  { compiledDocs, language, model, root, beside, repository }: LinkPagesSource,
  all: readonly PlacedPage[],
): ReferenceIndex {
  const { config, roots, filesBaseUrl } = language
  const places = new Map<string, FilePlace>()
  const routeOfFile = new Map(
    compiledDocs.flatMap(({ doc: { file, originalFile, missingTranslation, route } }) =>
      [file, originalFile, missingTranslation]
        .filter((name) => name !== undefined)
        .map((name) => [name.normalize('NFC'), route]),
    ),
  )
  const isShown = (file: string) => !isMarkdownPath(file) || routeOfFile.has(file.normalize('NFC'))
  return {
    routes: new Set(all.map(({ route }) => route)),
    routeOfFile,
    releasedRoutes: releasedRoutes(model),
    // Links are looked up in the latest versions; those of older versions apply to their own pages.
    contentDirs: roots.filter(({ version }) => version.isLast).map(({ path }) => path),
    staticDirs: config.staticDirs,
    baseUrl: config.baseUrl,
    filesBaseUrl,
    origin: originOf(config),
    servedElsewhere: config.checks.servedElsewhere,
    meaningOf: referenceReader(config.plugins, {
      root,
      files: () => listFiles(root, '.', () => [], isSkippedName).files.filter(isShown),
    }),
    adoptedRoutes:
      config.checks.strict === false
        ? new Map(all.map(({ route }) => [route.toLowerCase(), route]))
        : undefined,
    placeOf: (file) => remembered(places, file, () => filePlaceOf(root, file, beside)),
    repository:
      repository && repositoryFiles(repository, [...roots.flatMap(placesOf), ...config.staticDirs]),
    unnamedStaticDir: unnamedStaticDirs(root, config.staticDirs),
  }
}

/** Files and folders that hold the pages of a docs root, also in other languages. */
function placesOf(docsRoot: DocsRoot): string[] {
  const { translatedPath } = docsRoot
  return [...pagePlaces(docsRoot), ...(translatedPath === undefined ? [] : [translatedPath])]
}

/** Place of a file below the root; a folder does not count. */
function filePlaceOf(root: string, file: string, beside: readonly string[]): FilePlace {
  const place = placeOf(root, file, beside)
  const isFolder = () =>
    statSync(join(root, file), { throwIfNoEntry: false })?.isDirectory() === true
  return place !== 'missing' && isFolder() ? 'missing' : place
}
