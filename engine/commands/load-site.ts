import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRetypedFactCheck } from '../check/check-facts-retyped.ts'
import { checkReferences } from '../check/check-references.ts'
import { checkRoutes } from '../check/check-routes.ts'
import type { ContentPage } from '../check/content/content-page.ts'
import type { DocsRoot } from '../config/docs-root.ts'
import type { LoadedConfig } from '../config/load-config.ts'
import { type Locale, siteLocales } from '../config/locales.ts'
import { localizeConfig } from '../config/localize-config.ts'
import { configError } from '../config/parse-config.ts'
import { readDocsRoots } from '../config/read-docs-roots.ts'
import { readSearchWords } from '../config/read-search-words.ts'
import { readSidebarFiles } from '../config/read-sidebar-files.ts'
import { readTranslations, type Translations } from '../config/read-translations.ts'
import type { DocsConfig } from '../config/schema.ts'
import { collectSources } from '../content/collect-sources.ts'
import { type CompileCache, openCompileCache } from '../content/compile-cache.ts'
import { type CompileResult, compilePage } from '../content/compile-page.ts'
import type { CompiledPage } from '../content/compiled-page.ts'
import { type GitDates, readGitDates } from '../content/git-dates.ts'
import { bundleSiteModules, importSiteModules } from '../content/site-modules.ts'
import { type ContentAssets, openContentAssets } from '../emit/content-assets.ts'
import { openSocialCards, type SocialCards } from '../emit/social-cards.ts'
import { linkHtml } from '../render/link-html.ts'
import type { Diagnostic } from '../shared/diagnostic.ts'
import { flattenFacts } from '../shared/facts.ts'
import { defaultSearchText, type SearchText } from '../shared/search-text.ts'
import type { SearchWords } from '../shared/search-words.ts'
import type { SiteView } from '../shared/site-view.ts'
import { defaultUiText, type UiText } from '../shared/ui-text.ts'
import { categoryTable } from '../site/category-table.ts'
import type { Doc } from '../site/doc.ts'
import { docsModel } from '../site/docs-model.ts'
import { fileLookup } from '../site/file-lookup.ts'
import type { FooterView } from '../site/footer-view.ts'
import {
  type ReferenceIndex,
  type ReferencePlace,
  resolveImage,
} from '../site/resolve-reference.ts'
import { siteSidebars } from '../site/site-sidebars.ts'
import { siteView } from '../site/site-view.ts'
import { docsTags, tagPages } from '../site/tags.ts'
import { type CommandOptions, siteCacheDir } from './command-options.ts'
import { compilePages } from './compile-pages.ts'
import { plainPages } from './plain-pages.ts'
import { readDocs } from './read-docs.ts'
import { type ReadyPage, type ReadyPages, readyPages } from './ready-pages.ts'

/** A site that has been read, compiled, linked and checked; nothing of it is written yet. */
export interface LoadedSite {
  /** As this language sees it: `baseUrl` is that of the language. */
  readonly config: DocsConfig
  readonly locale: Locale
  readonly locales: readonly Locale[]
  readonly roots: readonly DocsRoot[]
  /** Strings of the shell in this language. */
  readonly text: UiText & SearchText
  /** Synonyms and stop words of this language. */
  readonly searchWords: SearchWords
  readonly baseUrl: string
  /** Base path of the whole site and of its files. */
  readonly filesBaseUrl: string
  readonly site: SiteView
  readonly footer: FooterView | undefined
  readonly pages: readonly ReadyPage[]
  readonly assets: ContentAssets
  /** Cards that pages ask for; absent where none are drawn. */
  readonly cards: SocialCards | undefined
  readonly cache: CompileCache
  /** Compile a page although it is known, so that grammars and code are warm for its first edit. */
  readonly rehearse: (file: string) => Promise<void>
  /** Changes with everything besides its text that a compiled page depends on. */
  readonly contextKey: string
  /** Files that pages ask for later, by output path. */
  readonly files: ReadyPages['files']
  readonly problems: readonly Diagnostic[]
  /** Pages with their sources, for checks of what they say. */
  readonly contents: readonly ContentPage[]
  /** Changes with the configuration, the components and the engine. */
  readonly key: string
  /** Absolute paths whose change changes the site. */
  readonly watched: readonly string[]
}

export interface LoadOptions extends CommandOptions {
  readonly isDev?: boolean
  /** Name of the language to load; absent = the default one. */
  readonly locale?: string
  /** The site as it was loaded before, whose compiled pages may be used again. */
  readonly former?: Pick<LoadedSite, 'cache' | 'contextKey'> | undefined
}

/**
 * Read, compile, link and check a site in one language.
 * @throws UsageError when the configuration, its components or its versions cannot be used, naming
 *   all that is wrong; everything a writer can fix is a problem in the result.
 */
export async function loadSite(options: LoadOptions, loaded: LoadedConfig): Promise<LoadedSite> {
  const { root, bundleDir, isDev = false } = options
  const cacheDir = siteCacheDir(options)
  const language = readLanguage(loaded, options)
  const { config, locale, locales, roots, translations } = language
  const { baseUrl } = config
  const text = { ...defaultUiText, ...defaultSearchText, ...translations.text }
  const searchWords = readSearchWords(root, config, locale)
  const facts = flattenFacts(config.facts)

  const [collected, modulesBundle, dates] = await Promise.all([
    collectSources(root, roots),
    bundleSiteModules(root, config, cacheDir),
    config.lastUpdated.date && !isDev
      ? readGitDates(
          root,
          roots.flatMap(({ path, translatedPath = path }) => [path, translatedPath]),
        )
      : NO_DATES,
  ])
  const modules = await importSiteModules(modulesBundle.source)
  const read = readDocs(collected.sources, roots, facts, { withDrafts: isDev })
  const categories = categoryTable(collected.categoryFiles, roots)
  const sidebars = siteSidebars({
    roots,
    docs: read.docs.map(({ doc }) => doc),
    categories: categories.byDocsRoot,
    files: await readSidebarFiles(root, roots),
    messages: translations.docs,
    baseUrl,
  })
  const model = docsModel({
    roots,
    docs: [...read.docs, ...sidebars.generated].map(({ doc }) => doc),
    drafts: read.drafts,
    sidebars: sidebars.byDocsRoot,
  })
  const {
    site,
    footer,
    problems: wrong,
  } = siteView({
    config,
    docs: model,
    locale,
    locales,
    text: translations.text,
  })
  const misconfigured = [...language.problems, ...wrong]
  if (misconfigured.length > 0) throw configError(loaded.name, misconfigured)
  const filesBaseUrl = loaded.config.baseUrl
  const plain = plainPages({ pages: modules.pages, config, facts, text, filesBaseUrl })

  const readFile = (file: string) => {
    try {
      return readFileSync(join(root, file), 'utf8')
    } catch {
      return undefined
    }
  }
  const contextKey = [
    bundleDir,
    modulesBundle.hash,
    JSON.stringify(config.outlineLevels),
    config.defaultCodeLanguage,
    JSON.stringify(translations.text),
  ].join('|')
  const former = options.former?.contextKey === contextKey ? options.former.cache : undefined
  const cache =
    former ??
    (await openCompileCache({
      file: join(cacheDir, `pages-${locale.name}.ndjson`),
      contextKey,
      readFile,
    }))
  const settings = {
    outlineLevels: config.outlineLevels,
    defaultCodeLanguage: config.defaultCodeLanguage,
    text,
  }
  const context = { ...settings, components: modules.components, readFile }
  const compiled = await compilePages(
    read.docs.map(({ body }) => body),
    {
      cache,
      context,
      workerData: { ...settings, modules: modulesBundle.source, root },
      bundleDir,
    },
  )
  if (former === undefined) await cache.save(new Set(read.docs.map(({ body }) => body.file)))

  const tags = roots.map(({ key }) =>
    docsTags({
      docs: read.docs.filter(({ doc }) => doc.rootKey === key).map(({ doc }) => doc),
      file: collected.tagsFiles.get(key),
      inlineTags: config.checks.inlineTags,
    }),
  )
  const docs = [
    ...read.docs.map(({ doc }, index) => ({ doc, compiled: compiledAt(compiled, index) })),
    ...sidebars.generated,
    ...tags.flatMap((entry) => tagPages(entry.tags)),
  ]
  const ownDirs = new Map(roots.map(({ key, path }) => [key, [path]]))
  const all = [
    ...plain,
    ...docs.map(({ doc, compiled: page }) => ({
      file: doc.file,
      route: doc.route,
      compiled: page,
      ...(doc.originalFile === undefined ? {} : { originalFile: doc.originalFile }),
      ownDirs: ownDirs.get(doc.rootKey) ?? [],
    })),
  ]
  const assets = openContentAssets(root, filesBaseUrl)
  const index: ReferenceIndex = {
    routes: new Set([...all.map(({ route }) => route)]),
    routeOfFile: new Map(docs.flatMap(({ doc }) => namesOf(doc).map((name) => [name, doc.route]))),
    contentDirs: lastPaths(roots),
    staticDirs: config.staticDirs,
    baseUrl,
    filesBaseUrl,
    hasFile: fileLookup(root),
  }
  const anchors = new Map(all.map(({ route, compiled: page }) => [route, new Set(page.anchors)]))
  const linkContext = { index, fileOf: assets.of, sizeOf: assets.sizeOf }
  const pageOfFile = new Map(all.map((page) => [page.file, page]))
  // Linked when it is written, so that the site is not in memory twice.
  const htmlOf = (file: string): string => {
    const page = pageOfFile.get(file)
    if (page === undefined) throw new Error(`No page ${file}.`)
    return linkHtml(page.compiled.html, page, linkContext)
  }

  const checkRetyped = createRetypedFactCheck(facts)
  const problems: Diagnostic[] = [
    ...collected.problems,
    ...categories.problems,
    ...sidebars.problems,
    ...tags.flatMap((entry) => entry.problems),
    ...read.problems,
    ...(dates.problem === undefined ? [] : [datesMissing(dates.problem)]),
    ...compiled.flatMap((result) => result.problems),
    ...all.flatMap((page) => checkReferences(page, { checks: config.checks, index, anchors })),
    ...checkRoutes(all, config.checks.duplicateRoutes),
    ...collected.sources.flatMap(({ file, text }) => checkRetyped(file, text)),
  ]
  const sourceOf = new Map(collected.sources.map(({ file, text }) => [file, text]))
  const imageHref = (image: string, place: ReferencePlace): string => {
    const target = resolveImage(image, place, index)
    if (target.kind === 'file') return `/${assets.of(target.file).path}`
    return target.kind === 'static' ? target.path : image
  }
  const cards = isDev ? undefined : openSocialCards(root, config, filesBaseUrl)
  const ready = readyPages({
    cards,
    imageHref,
    config,
    locales,
    model,
    filesBaseUrl,
    docs,
    plain,
    tags: tags.flatMap((entry) => entry.tags),
    htmlOf,
    dates: dates.changes,
  })
  return {
    config,
    locale,
    locales,
    roots,
    text,
    searchWords,
    baseUrl,
    filesBaseUrl,
    site,
    footer,
    pages: ready.pages,
    files: ready.files,
    cache,
    contextKey,
    rehearse: async (file) => {
      const found = read.docs.find(({ body }) => body.file === file)
      if (found !== undefined) await compilePage(found.body, context)
    },
    assets,
    cards,
    problems: [...problems, ...ready.problems],
    contents: read.docs.map(({ doc, text }, index) => ({
      file: doc.file,
      lang: locale.lang,
      source: sourceOf.get(doc.file) ?? '',
      text,
      compiled: compiledAt(compiled, index),
    })),
    key: `${contextKey}|${loaded.hash}|${baseUrl}`,
    watched: [
      ...roots.map(({ path }) => join(root, path)),
      ...(config.i18n === undefined ? [] : [join(root, 'i18n')]),
      ...config.staticDirs.map((path) => join(root, path)),
      ...loaded.files,
      ...modulesBundle.files,
      ...(config.search === false || config.search.words === undefined
        ? []
        : [join(root, config.search.words)]),
      ...(config.stylesheet === undefined ? [] : [join(root, config.stylesheet)]),
    ],
  }
}

interface Language {
  readonly config: DocsConfig
  readonly locale: Locale
  readonly locales: readonly Locale[]
  readonly roots: readonly DocsRoot[]
  readonly translations: Translations
  readonly problems: readonly string[]
}

/** The configuration in the asked language, with the versions of its docs roots. */
function readLanguage(loaded: LoadedConfig, { root, locale: asked }: LoadOptions): Language {
  const locales = siteLocales(loaded.config)
  const locale = locales.find(({ name }) => name === asked) ?? locales[0]
  if (locale === undefined) throw new Error('No locale.')
  const { roots, problems } = readDocsRoots(root, loaded.config.sections, locale)
  const translations = readTranslations(root, locale, roots)
  return {
    config: localizeConfig(loaded.config, locale, translations),
    locale,
    locales,
    roots: roots.map((docsRoot) => {
      const label = translations.docs.get(docsRoot.key)?.get('version.label')
      return label === undefined
        ? docsRoot
        : { ...docsRoot, version: { ...docsRoot.version, label } }
    }),
    translations,
    problems: [...loaded.problems, ...problems, ...translations.problems],
  }
}

/** Every source path by which another page may name a doc. */
function namesOf({ file, originalFile, missingTranslation }: Doc): string[] {
  return [file, originalFile, missingTranslation].filter((name) => name !== undefined)
}

/** Folders in which links without a folder are looked up; older versions only from within. */
function lastPaths(roots: readonly DocsRoot[]): string[] {
  return roots.filter(({ version }) => version.isLast).map(({ path }) => path)
}

const NO_DATES: GitDates = { changes: new Map() }

function compiledAt(results: readonly CompileResult[], index: number): CompiledPage {
  const page = results[index]?.page
  if (page === undefined) throw new Error(`No compiled page number ${index}.`)
  return page
}

function datesMissing(reason: string): Diagnostic {
  return {
    code: 'git/no-dates',
    severity: 'warning',
    file: 'docs.config.ts',
    found: reason,
    expected: 'a git repository, for the date of the last change of each page',
    fix: 'build in a clone, or set lastUpdated: { date: false }',
  }
}
