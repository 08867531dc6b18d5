import { join } from 'node:path'
import type { Language } from '../config/read-language.ts'
import { type ReadyPages, readyPages } from '../pages/ready-pages.ts'
import type { ContentPage } from '../plugins/content-page.ts'
import { openPictures } from '../plugins/open-pictures.ts'
import type { PagePictures } from '../plugins/warraq-plugin.ts'
import { contentPages } from './assemble/content-pages.ts'
import { inlineLogo } from './assemble/inline-logo.ts'
import type { CheckedSite } from './check.ts'
import { siteCacheDir } from './command-options.ts'

/** A site in one language, ready to be rendered and written page by page. */
export interface AssembledSite
  extends Omit<CheckedSite, 'files' | 'options'>,
    Omit<Language, 'problems'>,
    ReadyPages {
  /** Base path of the language. */
  readonly baseUrl: string
  /** Base path of the whole site and of the files that all languages share. */
  readonly filesBaseUrl: string
  /** Images that pages request; absent if the site draws none. */
  readonly pictures: PagePictures | undefined
  /** Pages with their sources, for the checks of content. */
  readonly contents: readonly ContentPage[]
  /** Changes with the configuration, the components and the engine. */
  readonly key: string
  /** Absolute paths that the development server watches. */
  readonly watched: readonly string[]
}

/** Add sidebar, breadcrumbs, neighbours and head to every page. */
export function assemble(checked: CheckedSite): AssembledSite {
  // The options refer to the site of the previous run, which must not be kept in memory.
  const { options, ...site } = checked
  const { loadedConfig, language, model, compiledDocs, plain, links, memory, theme } = site
  const { config, locale, locales } = language
  const filesBaseUrl = loadedConfig.config.baseUrl
  const pictures = options.isDev
    ? undefined
    : openPictures(config.plugins, {
        root: options.root,
        title: config.title,
        cacheDir: (plugin) => join(siteCacheDir(options), 'plugins', plugin, locale.name),
      })
  const ready = readyPages({
    ...{ config, locales, filesBaseUrl, model, compiledDocs, plain, links, memory, theme },
    pictures,
    tags: site.tags,
    dates: site.dates.changes,
    isLazy: options.isDev ?? false,
  })
  return {
    ...site,
    ...language,
    ...ready,
    baseUrl: config.baseUrl,
    filesBaseUrl,
    pictures,
    brand: inlineLogo(site.brand, config, options.root),
    problems: [...site.problems, ...ready.problems],
    contents: contentPages(site),
    key: `${site.contextKey}|${loadedConfig.hash}|${config.baseUrl}`,
    watched: watchedPaths(checked),
  }
}

function watchedPaths({
  options,
  loadedConfig,
  language,
  modulesBundle,
  themeFolder,
}: CheckedSite): string[] {
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
