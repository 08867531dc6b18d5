import { join } from 'node:path'
import type { SiteSearchWords } from '@warraq/search/search-words'
import { type Memory, openMemory } from '../cache/memory.ts'
import { pagePlaces } from '../config/docs-root.ts'
import type { LoadedConfig } from '../config/load-config.ts'
import { type Language, readLanguage } from '../config/read-language.ts'
import { readSearchWords, searchWordsFile } from '../config/read-search-words.ts'
import { readSidebarFiles, type SidebarFile } from '../config/read-sidebar-files.ts'
import type { SiteBundling } from '../config/site-bundling.ts'
import { builtInTexts } from '../config/ui-languages/built-in-texts.ts'
import type { CompileCache, LanguageCache } from '../content/compile-cache.ts'
import type { CodeReader } from '../content/compile-context.ts'
import type { CompileResult } from '../content/compile-page.ts'
import {
  bundleSiteModules,
  importSiteModules,
  type SiteModules,
  type SiteModulesBundle,
} from '../content/components/site-modules.ts'
import { codeReader } from '../content/fences/included-file.ts'
import {
  bundlePageImports,
  loadPageModules,
  type PageModulesSource,
  pageModuleEntry,
} from '../content/page-imports.ts'
import type { CollectedSources } from '../content/source/collect-sources.ts'
import { type GitDates, NO_DATES, readGitDates } from '../content/source/git-dates.ts'
import { type Repository, readRepository } from '../content/source/repository.ts'
import { repositoryReader } from '../content/source/repository-files.ts'
import { besideSite } from '../content/source/site-files.ts'
import type { PageModules } from '../plugins/page-module-hook.ts'
import { type FactValue, flattenFacts } from '../shared/data/facts.ts'
import type { LineOrigin } from '../shared/data/line-origins.ts'
import type { PageSource } from '../shared/data/page-source.ts'
import { textAt } from '../system/files.ts'
import type { SiteTheme } from '../theme/parts/render-theme.tsx'
import { defaultUiText, type UiText } from '../theme/text/ui-text.ts'
import { type CommandOptions, siteCacheDir } from './command-options.ts'
import { onePageForEachFolder } from './load/folder-pages.ts'
import { includedSources, partialReader, writtenOrigins } from './load/included-sources.ts'
import { numbersTellApart } from './load/number-names.ts'
import { docReader, type ReadDocs, readDocs } from './load/read-docs.ts'
import { type FreePages, readFreePages } from './load/read-free-pages.ts'
import { readSources } from './load/read-sources.ts'
import { bundleThemeFolder, importParts, type ThemeFolder } from './load/site-parts.ts'
import { listStaticFiles, type StaticFiles } from './load/static-files.ts'
import { usableRoutes } from './load/usable-routes.ts'

/** Results that a run passes to the next run of the same process. */
interface FormerSite {
  readonly cache: LanguageCache
  readonly contextKey: string
  readonly text: UiText
  readonly memory: Memory
  /** What pages were compiled to, by their files. */
  readonly resultOf: ReadonlyMap<string, CompileResult>
  /** Files of the pages whose results were those of an even earlier run. */
  readonly stale: ReadonlySet<string>
}

export interface LoadOptions extends CommandOptions {
  readonly bundling: SiteBundling
  readonly isDev?: boolean
  /** Name of the language to load; absent = the default one. */
  readonly locale?: string
  /** The site from the previous run; its compiled pages can be reused. */
  readonly former?: FormerSite | undefined
  /** Absolute paths of the sources edited since the previous run; absent = any may have changed. */
  readonly edited?: ReadonlySet<string> | undefined
  /**
   * Files of the pages to compile in this run. Of other pages that something else than an edit of
   * their text has changed, the former result stays, and they are `stale`. Absent = all pages.
   */
  readonly first?: (() => ReadonlySet<string>) | undefined
  /** Caches of compiled pages by their context keys; languages with the same key share one. */
  readonly caches: Map<string, CompileCache>
  /** Names of the modules of pages that the browser can load; absent = all that need it. */
  readonly bundled?: ReadonlySet<string> | undefined
  /** Receives what pages import before they are compiled, so that the browser bundle can start. */
  readonly onPageModules?: ((source: PageModulesSource) => void) | undefined
}

/** The content of a site in one language, as read from disk; nothing is compiled yet. */
export interface LoadedSite {
  readonly options: LoadOptions
  readonly loadedConfig: LoadedConfig
  readonly language: Language
  readonly text: UiText
  /** Synonyms and stop words of this language. */
  readonly searchWords: SiteSearchWords
  readonly facts: ReadonlyMap<string, FactValue>
  /** Pages with the partials that they include. */
  readonly sources: CollectedSources
  /** Where the lines of pages with partials were written, by the files of the pages. */
  readonly origins: ReadonlyMap<string, readonly LineOrigin[]>
  /** A new object whenever files beside the pages may have been added or removed. */
  readonly files: object
  readonly staticFiles: StaticFiles
  readonly sidebarFiles: ReadonlyMap<string, SidebarFile>
  readonly modules: SiteModules
  readonly modulesBundle: SiteModulesBundle
  /** What MDX pages import. */
  readonly pageModules: PageModules | undefined
  readonly pageModulesSource: PageModulesSource
  /** Components that replace parts of the theme. */
  readonly themeFolder: ThemeFolder
  readonly theme: SiteTheme
  readonly dates: GitDates
  /** Around the site; links that leave the pages lead there. */
  readonly repository: Repository
  readonly docs: ReadDocs
  /** Markdown pages outside the docs. */
  readonly freePages: FreePages
  /** Results of this run that the next one can reuse. */
  readonly memory: Memory
  /** Folders of pages and static files that are not in the site folder: `../docs`. */
  readonly beside: readonly string[]
  /** Text of a source file, by its path relative to the site root. */
  readonly readFile: (file: string) => string | undefined
  /** Reads a file of the site or of its repository whose code a page shows. */
  readonly readCode: CodeReader
}

/**
 * Read the configuration, sources, components and dates of a site in one language.
 * @throws UsageError when the components or versions cannot be used.
 */
export async function load(options: LoadOptions, loadedConfig: LoadedConfig): Promise<LoadedSite> {
  const { root, bundling, isDev = false } = options
  const memory = options.former?.memory ?? openMemory()
  const language = memory.same('language', readLanguage(loadedConfig, options))
  const { config, locale, roots, translations } = language
  const text = memory.reuse('text', [translations, config], () => ({
    ...defaultUiText,
    ...builtInTexts(locale.lang),
    ...translations.text,
  }))
  const facts = memory.reuse('facts', [config], () => flattenFacts(config.facts))
  const [{ collected: written, files }, modulesBundle, themeFolder, dates, repository] =
    await Promise.all([
      readSources(options, roots, { memory, plugins: config.plugins }),
      bundleSiteModules(root, config, { cacheDir: siteCacheDir(options), bundling }),
      bundleThemeFolder(options, config, bundling),
      config.lastUpdated.date && !isDev ? readDates(root, language) : NO_DATES,
      memory.reuse('repository', [loadedConfig], () => readRepository(root)),
    ])
  const beside = besideSite([...roots.map(({ path }) => path), ...config.staticDirs])
  const readFile = repositoryReader(root, beside)
  const readCode = codeReader(root)
  const readPartial = partialReader(readCode, readFile)
  const collected = includedSources(written, readPartial, memory)
  const read = memory.each(
    'read docs',
    [roots, facts, config],
    collected.sources.map((source): [PageSource] => [source]),
    docReader(roots, facts, config),
  )
  const docs = readDocs(
    memory.reuse('usable routes', [config, roots, ...read], () =>
      usableRoutes(onePageForEachFolder(numbersTellApart(read), roots), config),
    ),
    { withDrafts: isDev },
  )
  const taken = new Set(docs.docs.map(({ doc }) => doc.route.replace(/\/*$/, '/')))
  const freePages = memory.same(
    'free pages',
    readFreePages(root, config, {
      facts,
      readPartial,
      withDrafts: isDev,
      added: loadedConfig.pages ?? [],
      taken,
    }),
  )
  const texts = [...collected.sources, ...freePages.pages.map(({ body }) => body)]
  const pageModulesSource = await bundlePageImports(pageModuleEntry(config.plugins), texts, {
    ...{ ...options, beside, readFile, cacheDir: siteCacheDir(options) },
  })
  options.onPageModules?.(pageModulesSource)
  const { parts, problems } = await importParts(themeFolder.source)
  return {
    options,
    loadedConfig,
    language,
    text,
    searchWords: searchWordsOf(root, language, memory),
    facts,
    sources: collected,
    origins: new Map([...writtenOrigins(collected.sources), ...freePages.origins]),
    files,
    staticFiles: memory.reuse('static files', [files, config], () =>
      listStaticFiles(
        root,
        config.staticDirs,
        roots.map(({ path }) => path),
      ),
    ),
    sidebarFiles: memory.same('sidebar files', readSidebarFiles(root, roots)),
    modules: await importSiteModules(modulesBundle.source),
    modulesBundle,
    themeFolder: { ...themeFolder, problems: [...themeFolder.problems, ...problems] },
    theme: memory.reuse('theme', [text, parts.hash], () => ({ text, parts })),
    dates,
    repository,
    docs,
    freePages,
    memory,
    readFile,
    pageModules: await loadPageModules(pageModulesSource),
    pageModulesSource,
    readCode,
    beside,
  }
}

/** The search words, parsed again when their file changes. */
function searchWordsOf(
  root: string,
  { config, locale }: Language,
  memory: Memory,
): SiteSearchWords {
  const file = searchWordsFile(root, config, locale)
  const text = file && textAt(join(root, file))
  return memory.reuse('search words', [locale.lang, file, text], () =>
    readSearchWords(root, config, locale),
  )
}

function readDates(root: string, { config, roots }: Language): Promise<GitDates> {
  const paths = roots.flatMap((docsRoot) => [
    ...pagePlaces(docsRoot),
    ...(docsRoot.translatedPath === undefined ? [] : [docsRoot.translatedPath]),
  ])
  return readGitDates(root, config.pagesDir === undefined ? paths : [...paths, config.pagesDir])
}
