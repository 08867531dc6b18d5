import { join } from 'node:path'
import type { DocsRoot } from '../config/docs-root.ts'
import type { Locale } from '../config/locales.ts'
import type { DocsConfig } from '../config/schema.ts'
import type { ContentAssets } from '../pages/content-assets.ts'
import { type ReadyPages, readyPages } from '../pages/ready-pages.ts'
import type { ContentPage } from '../plugins/content-page.ts'
import { openPictures } from '../plugins/open-pictures.ts'
import type { PagePictures } from '../plugins/plugin.ts'
import type { BrandView } from '../shared/brand-view.ts'
import type { Diagnostic } from '../shared/diagnostic.ts'
import type { FooterView } from '../shared/footer-view.ts'
import type { SiteView } from '../shared/site-view.ts'
import { siteCacheDir } from './command-options.ts'
import type { CompiledDocs } from './compile-docs.ts'
import { contentPages } from './content-pages.ts'
import { inlineLogo } from './inline-logo.ts'
import type { LinkedSite } from './link.ts'
import type { LoadedSite } from './load.ts'
import type { PartsSource } from './site-parts.ts'

/** A site in one language, ready to be rendered and written page by page. */
export interface AssembledSite
  extends Pick<ReadyPages, 'pages' | 'files' | 'laterItems'>,
    Pick<CompiledDocs, 'cache' | 'contextKey' | 'rehearse'>,
    Pick<LoadedSite, 'memory' | 'text' | 'theme' | 'searchWords' | 'staticFiles'> {
  /** The configuration for this language: `baseUrl` includes the folder of the language. */
  readonly config: DocsConfig
  readonly locale: Locale
  readonly locales: readonly Locale[]
  readonly roots: readonly DocsRoot[]
  readonly baseUrl: string
  /** Base path of the whole site and of the files that all languages share. */
  readonly filesBaseUrl: string
  readonly site: SiteView
  readonly brand: BrandView
  readonly footer: FooterView | undefined
  readonly assets: ContentAssets
  /** Images that pages request; absent if the site draws none. */
  readonly pictures: PagePictures | undefined
  readonly problems: readonly Diagnostic[]
  /** Pages with their sources, for the checks of content. */
  readonly contents: readonly ContentPage[]
  /** Changes with the configuration, the components and the engine. */
  readonly key: string
  /** Where worker threads load the site's own theme parts from. */
  readonly partsSource: PartsSource
  /** Absolute paths that the development server watches. */
  readonly watched: readonly string[]
}

/** Add sidebar, breadcrumbs, neighbours and head to every page. */
export function assemble(linked: LinkedSite, problems: readonly Diagnostic[]): AssembledSite {
  const { options, loadedConfig, language, links } = linked
  const { config, locale, locales, roots } = language
  const filesBaseUrl = loadedConfig.config.baseUrl
  const pictures = options.isDev
    ? undefined
    : openPictures(config.plugins, {
        root: options.root,
        title: config.title,
        cacheDir: (plugin) => join(siteCacheDir(options), 'plugins', plugin, locale.name),
      })
  const ready = readyPages({
    pictures,
    config,
    locales,
    model: linked.model,
    filesBaseUrl,
    docs: linked.compiledDocs,
    plain: linked.plain,
    tags: linked.tags.all,
    imageHref: links.imageHref,
    htmlOf: links.htmlOf,
    needsOf: links.needsOf,
    htmlHashOf: links.htmlHashOf,
    dates: linked.dates.changes,
    memory: linked.memory,
    theme: linked.theme,
    isLazy: options.isDev ?? false,
  })
  const { cache, contextKey, rehearse, memory, text, theme, searchWords, site, footer } = linked
  return {
    ...{
      config,
      locale,
      locales,
      roots,
      text,
      theme,
      searchWords,
      filesBaseUrl,
      site,
      footer,
      pictures,
    },
    ...{ cache, contextKey, rehearse, memory },
    baseUrl: config.baseUrl,
    brand: inlineLogo(linked.brand, config, options.root),
    pages: ready.pages,
    files: ready.files,
    laterItems: ready.laterItems,
    assets: links.assets,
    problems: [...problems, ...ready.problems],
    contents: contentPages({
      docs: linked.docs.docs,
      sources: linked.sources.sources,
      language,
      compiled: linked.compiledDocs,
    }),
    key: `${contextKey}|${loadedConfig.hash}|${config.baseUrl}`,
    staticFiles: linked.staticFiles,
    partsSource: linked.themeFolder.source,
    watched: watchedPaths(linked),
  }
}

function watchedPaths({
  options,
  loadedConfig,
  language,
  modulesBundle,
  themeFolder,
}: LinkedSite): string[] {
  const { config, roots } = language
  const paths = [
    ...roots.map(({ path }) => path),
    ...(config.i18n === undefined ? [] : ['i18n']),
    ...config.staticDirs,
    ...(config.pagesDir === undefined ? [] : [config.pagesDir]),
    ...(config.search === false || config.search.words === undefined ? [] : [config.search.words]),
    ...[config.tokens, config.stylesheet, config.themeDir].filter((file) => file !== undefined),
    ...config.pageStylesheets.map(({ file }) => file),
  ]
  return [
    ...paths.map((path) => join(options.root, path)),
    ...loadedConfig.files,
    ...modulesBundle.files,
    ...themeFolder.files,
  ]
}
