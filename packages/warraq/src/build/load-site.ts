import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Memory, openMemory } from '../cache/memory.ts'
import { createRetypedFactCheck } from '../check/check-facts-retyped.ts'
import { type CheckedPage, checkReferences } from '../check/check-references.ts'
import { checkRoutes } from '../check/check-routes.ts'
import type { ContentPage } from '../check/content/content-page.ts'
import type { DocsRoot } from '../config/docs-root.ts'
import type { LoadedConfig } from '../config/load-config.ts'
import type { Locale } from '../config/locales.ts'
import { configError } from '../config/parse-config.ts'
import { type Language, readLanguage } from '../config/read-language.ts'
import { readSearchWords } from '../config/read-search-words.ts'
import { readSidebarFiles } from '../config/read-sidebar-files.ts'
import type { DocsConfig } from '../config/schema.ts'
import type { CompileResult } from '../content/compile-page.ts'
import type { CompiledPage } from '../content/compiled-page.ts'
import { type GitDates, readGitDates } from '../content/git-dates.ts'
import type { PageSource } from '../content/page-source.ts'
import { bundleSiteModules, importSiteModules } from '../content/site-modules.ts'
import type { BrandView } from '../pages/brand-view.ts'
import type { ContentAssets } from '../pages/content-assets.ts'
import type { FooterView } from '../pages/footer-view.ts'
import { linkPages } from '../pages/link-pages.ts'
import { plainPages } from '../pages/plain-pages.ts'
import type { ReadyPage } from '../pages/ready-page.ts'
import { type ReadyPages, readyPages } from '../pages/ready-pages.ts'
import { siteModel } from '../pages/site-model.ts'
import { openSocialCards, type SocialCards } from '../plugins/social-cards/social-cards.ts'
import type { Diagnostic } from '../shared/diagnostic.ts'
import { flattenFacts } from '../shared/facts.ts'
import { defaultSearchText, type SearchText } from '../shared/search-text.ts'
import type { SearchWords } from '../shared/search-words.ts'
import type { SiteView } from '../shared/site-view.ts'
import { defaultUiText, type UiText } from '../shared/ui-text.ts'
import { type CommandOptions, siteCacheDir } from './command-options.ts'
import { type CompiledDocs, compileDocs } from './compile-docs.ts'
import { contentPages } from './content-pages.ts'
import { inlineLogo } from './inline-logo.ts'
import { docReader, readDocs } from './read-docs.ts'
import { readSources } from './read-sources.ts'

/** A site that has been read, compiled, linked and checked; nothing of it is written yet. */
export interface LoadedSite
  extends Omit<CompiledDocs, 'results'>,
    Pick<ReadyPages, 'files' | 'laterItems'> {
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
  readonly brand: BrandView
  readonly footer: FooterView | undefined
  readonly pages: readonly ReadyPage[]
  readonly assets: ContentAssets
  /** Cards that pages ask for; absent where none are drawn. */
  readonly cards: SocialCards | undefined
  /** What a later load of the same site may use again. */
  readonly memory: Memory
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
  readonly former?: Pick<LoadedSite, 'cache' | 'contextKey' | 'memory'> | undefined
  /** Absolute paths of the sources that were edited since; absent = anything may be different. */
  readonly edited?: ReadonlySet<string> | undefined
}

/**
 * Read, compile, link and check a site in one language.
 * @throws UsageError when the configuration, its components or its versions cannot be used, naming
 *   all that is wrong; everything a writer can fix is a problem in the result.
 */
export async function loadSite(options: LoadOptions, loaded: LoadedConfig): Promise<LoadedSite> {
  const { root, bundleDir, engineKey, isDev = false } = options
  const cacheDir = siteCacheDir(options)
  const memory = options.former?.memory ?? openMemory()
  const language = memory.same('language', readLanguage(loaded, options))
  const { config, locale, locales, roots, translations } = language
  const { baseUrl } = config
  const text = memory.once('text', [translations], () => ({
    ...defaultUiText,
    ...defaultSearchText,
    ...translations.text,
  }))
  const searchWords = readSearchWords(root, config, locale)
  const facts = memory.once('facts', [config], () => flattenFacts(config.facts))

  const [{ collected, files }, modulesBundle, dates] = await Promise.all([
    readSources(options, roots, memory),
    bundleSiteModules(root, config, cacheDir),
    config.lastUpdated.date && !isDev
      ? readGitDates(
          root,
          roots.flatMap(({ path, translatedPath = path }) => [path, translatedPath]),
        )
      : NO_DATES,
  ])
  const modules = await importSiteModules(modulesBundle.source)
  const read = readDocs(
    memory.each(
      'read docs',
      [roots, facts],
      collected.sources.map((source): [PageSource] => [source]),
      docReader(roots, facts),
    ),
    { withDrafts: isDev },
  )
  const known = memory.steady(
    'docs',
    read.docs.map(({ doc }) => doc),
  )
  const sidebarFiles = memory.same('sidebar files', await readSidebarFiles(root, roots))
  const { categories, sidebars, model, tags, site, brand, footer, wrong } = memory.once(
    'model',
    [language, files, known, sidebarFiles],
    () => siteModel({ language, collected, docs: known, drafts: read.drafts, sidebarFiles }),
  )
  const misconfigured = [...language.problems, ...wrong]
  if (misconfigured.length > 0) throw configError(loaded.name, misconfigured)
  const filesBaseUrl = loaded.config.baseUrl
  const plain = memory.once('plain pages', [language, modulesBundle.hash], () =>
    plainPages({ pages: modules.pages, config, facts, text, filesBaseUrl }),
  )

  const readFile = (file: string) => {
    try {
      return readFileSync(join(root, file), 'utf8')
    } catch {
      return undefined
    }
  }
  const { results, cache, contextKey, rehearse } = await compileDocs({
    docs: read.docs,
    language,
    text,
    bundle: modulesBundle,
    modules,
    readFile,
    root,
    cacheDir,
    bundleDir,
    engineKey,
    former: options.former,
  })

  const docs = [
    ...known.map((doc, index) => ({ doc, compiled: compiledAt(results, index) })),
    ...sidebars.generated,
    ...tags.pages,
  ]
  // Files beside the pages may have come or gone with each change that is not an edit.
  const { all, index, anchors, assets, htmlOf, needsOf, htmlHashOf, imageHref } = linkPages({
    docs,
    plain,
    language,
    model,
    files,
    root,
    filesBaseUrl,
    memory,
  })

  const checkRetyped = createRetypedFactCheck(facts)
  const problems: Diagnostic[] = [
    ...collected.problems,
    ...categories.problems,
    ...sidebars.problems,
    ...tags.problems,
    ...read.problems,
    ...(dates.problem === undefined ? [] : [datesMissing(dates.problem)]),
    ...results.flatMap((result) => result.problems),
    ...memory
      .each(
        'checked references',
        [index, anchors, config],
        all.map((page): [CheckedPage] => [page]),
        (page) => checkReferences(page, { checks: config.checks, index, anchors }),
      )
      .flat(),
    ...checkRoutes(all, config.checks.duplicateRoutes),
    ...memory
      .each(
        'retyped facts',
        [facts],
        collected.sources.map(({ file, text }): [string, string] => [file, text]),
        checkRetyped,
      )
      .flat(),
  ]
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
    tags: tags.all,
    htmlOf,
    needsOf,
    htmlHashOf,
    dates: dates.changes,
    memory,
    text,
    isLazy: isDev,
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
    brand: inlineLogo(brand, config, root),
    footer,
    pages: ready.pages,
    files: ready.files,
    laterItems: ready.laterItems,
    cache,
    memory,
    contextKey,
    rehearse,
    assets,
    cards,
    problems: [...problems, ...ready.problems],
    contents: contentPages({
      docs: read.docs,
      sources: collected.sources,
      language,
      compiledAt: (index) => compiledAt(results, index),
    }),
    key: `${contextKey}|${loaded.hash}|${baseUrl}`,
    watched: watchedPaths({
      root,
      roots,
      config,
      files: [...loaded.files, ...modulesBundle.files],
    }),
  }
}

interface WatchedSource extends Pick<Language, 'roots' | 'config'> {
  readonly root: string
  /** Absolute paths of the configuration and of modules. */
  readonly files: readonly string[]
}

function watchedPaths({ root, roots, config, files }: WatchedSource): string[] {
  const paths = [
    ...roots.map(({ path }) => path),
    ...(config.i18n === undefined ? [] : ['i18n']),
    ...config.staticDirs,
    ...(config.search === false || config.search.words === undefined ? [] : [config.search.words]),
    ...[config.tokens, config.stylesheet].filter((file) => file !== undefined),
    ...config.pageStylesheets.map(({ file }) => file),
  ]
  return [...paths.map((path) => join(root, path)), ...files]
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
