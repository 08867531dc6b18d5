import { join } from 'node:path'
import { pagePlaces } from '../config/docs-root.ts'
import { versionsFile } from '../config/read-docs-roots.ts'
import { withSeverities } from '../config/severity-of.ts'
import type { LanguagePages } from '../pages/page-languages.ts'
import { checkedDayOf } from '../pages/page-strip.ts'
import { type ReadyPages, readyPages } from '../pages/ready-pages.ts'
import { redirectFiles } from '../pages/redirects/redirect-files.tsx'
import { originOf } from '../pages/site-href.ts'
import type { ContentPage } from '../plugins/content-page.ts'
import { openPictures } from '../plugins/open-pictures.ts'
import { stripRowsOf } from '../plugins/strip-rows.ts'
import type { PagePictures } from '../plugins/warraq-plugin.ts'
import type { BrandView } from '../shared/data/brand-view.ts'
import { inlineLogo } from './assemble/inline-logo.ts'
import type { CheckedSite } from './check.ts'
import { siteCacheDir } from './command-options.ts'
import type { LoadedSite } from './load.ts'

/** A site in one language, ready to be rendered and written page by page. */
export interface AssembledSite extends Omit<CheckedSite, 'loaded'> {
  /** The options refer to the site of the previous run, which must not be kept in memory. */
  readonly loaded: Omit<LoadedSite, 'options'>
  /** Pages with everything around their text. */
  readonly ready: ReadyPages
  /** The start of the navbar; a small logo is part of it. */
  readonly brand: BrandView
  /** Images that pages request; absent if the site draws none. */
  readonly pictures: PagePictures | undefined
  /** Pages with their sources, for the checks of content. */
  readonly contents: readonly ContentPage[]
  /** Absolute paths that the development server watches. */
  readonly watched: readonly string[]
}

/**
 * Add sidebar, breadcrumbs, neighbours and head to every page.
 * @param languages the pages of every language, to which a page refers
 */
export function assemble(checked: CheckedSite, languages: readonly LanguagePages[]): AssembledSite {
  const { compiled, linked } = checked
  const { options, ...loaded } = checked.loaded
  const { language, memory, theme } = loaded
  const { model, compiledDocs, tags, links, moved } = linked
  const { config, locale } = language
  const pictures = options.isDev
    ? undefined
    : openPictures(config.plugins, {
        root: options.root,
        title: config.title,
        cacheDir: (plugin) => join(siteCacheDir(options), 'plugins', plugin, locale.name),
      })
  const contents = contentPages(checked)
  const ready = readyPages({
    ...language,
    ...{ model, compiledDocs, plain: compiled.plain, tags, links, memory, theme, pictures },
    dates: loaded.dates.changes,
    stripRows: stripRowsOf(contents, config.plugins),
    languages: memory.same('languages', languages),
    isLazy: options.isDev ?? false,
  })
  const redirects = redirectFiles(moved.redirects, {
    lang: config.lang,
    origin: originOf(config),
    trailingSlash: config.trailingSlash,
    baseUrl: config.baseUrl,
  })
  return {
    ...{ loaded, compiled, linked, pictures, contents },
    ready: { ...ready, files: [...ready.files, ...redirects] },
    brand: inlineLogo(linked.brand, config, options.root),
    problems: [...checked.problems, ...withSeverities(ready.problems, config.checks)],
    watched: watchedPaths(checked),
  }
}

/** The docs with their sources, in the form that the content checks need. */
function contentPages({ loaded, linked }: CheckedSite): ContentPage[] {
  const { docs, sources, origins, language } = loaded
  const { config, locale, roots } = language
  const sourceOf = new Map(sources.sources.map(({ file, text }) => [file, text]))
  const rootOf = new Map(roots.map((root) => [root.key, root]))
  return docs.docs.map(({ doc, text }, index) => {
    const page = linked.compiledDocs[index]?.compiled
    if (page === undefined) throw new Error(`No compiled page of ${doc.file}.`)
    const root = rootOf.get(doc.rootKey)
    const own = origins.get(doc.file)
    const checked = root === undefined ? undefined : checkedDayOf(doc, config, root)
    return {
      file: doc.file,
      lang: locale.lang,
      source: sourceOf.get(doc.file) ?? '',
      text,
      compiled: page,
      ...(checked === undefined ? {} : { checked: checked.date }),
      ...(own === undefined ? {} : { origins: own }),
    }
  })
}

function watchedPaths({ loaded: site, compiled }: CheckedSite): string[] {
  const { config, roots } = site.language
  const { pagesDir, search, tokens, stylesheet, themeDir, componentsDir, islandsDir } = config
  const words = search === false ? undefined : search.words
  const paths = [
    ...roots.flatMap(pagePlaces),
    // Also with a single language, for the texts of the interface.
    'i18n',
    ...config.staticDirs,
    ...[pagesDir, words, tokens, stylesheet, themeDir, componentsDir, islandsDir].filter(
      (path) => path !== undefined,
    ),
    ...config.pageStylesheets.map(({ file }) => file),
    // Partials may be outside the folders of pages.
    ...[...site.origins.values()].flatMap((parts) => parts.map(({ file }) => file)),
    ...compiled.results.flatMap(({ page }) => page.dependencies),
    ...roots.flatMap(({ sidebar }) => (typeof sidebar === 'string' ? [sidebar] : [])),
    ...config.sections.map(({ id }) => versionsFile(id)),
    // It has the address of the repository, and the name of a site without a configuration.
    'package.json',
  ]
  return [
    ...new Set(paths.map((path) => join(site.options.root, path))),
    ...site.loadedConfig.files,
    ...site.modulesBundle.files,
    ...site.pageModulesSource.files,
    ...site.themeFolder.files,
  ]
}
