import { searchPageText } from '@warraq/search-dialog/page/search-page-text'
import type { DocsVersionsView, SearchView } from '@warraq/search-dialog/searched-site'
import { NAVBAR_KINDS } from '../config/navbar-schema.ts'
import type { Language } from '../config/read-language.ts'
import type { DocsConfig } from '../config/schema.ts'
import { chosenSearch } from '../plugins/chosen-search.ts'
import { navbarKinds } from '../plugins/navbar-kinds.ts'
import {
  announcementOptions,
  navbarOptions,
  optionsOf,
  searchOptions,
} from '../shared/data/shell-options-schema.ts'
import type { SiteView } from '../shared/data/site-view.ts'
import { didYouMean } from '../shared/text/nearest.ts'
import { isPathOf, withBase } from '../shared/text/route-path.ts'
import { brandView } from './brand.ts'
import { report } from './config-entry.ts'
import { type DocsModel, lastVersionOf } from './docs-model.ts'
import { footerView } from './footer.ts'
import { linkConfigHtml } from './link-html.ts'
import { navbarItemView } from './navbar-item.ts'
import { wrongSharedSidebar } from './shared-sections.ts'

/** The shell's data for every page of a language; adds problems to `wrong`. */
export function siteView(
  { config, locale, locales, filesBaseUrl, translations: { text } }: Language,
  docs: DocsModel,
  navbarComponents: readonly string[],
) {
  const { announcementBar, footer, navbar, baseUrl } = config
  const problems = wrongSharedSidebar(config, docs)
  const scope = {
    baseUrl,
    trailingSlash: config.trailingSlash,
    filesBaseUrl,
    docs,
    locales,
    locale: locale.name,
    navbarComponents,
    navbarKinds: navbarKinds(config.plugins, NAVBAR_KINDS),
    problems,
  }
  const others = locales
    .filter((other) => other.name !== locale.name && other.baseUrl.startsWith(baseUrl))
    .map((other) => other.baseUrl)
  const versions = docsVersions(docs)
  const liveText = Object.entries(text).filter(([key]) => Object.hasOwn(searchPageText, key))
  const site: SiteView = {
    title: config.title,
    homeHref: baseUrl,
    baseUrl,
    lang: config.lang,
    dir: config.dir,
    navbar: {
      ...optionsOf(navbarOptions, navbar),
      items: navbar.items.flatMap((item, at) => {
        const path = `navbar.items[${at}]`
        const written = JSON.stringify(item)
        return navbarItemView({ ...scope, item, path }).map((view) => ({
          ...view,
          place: path,
          written,
        }))
      }),
    },
    colorMode: config.colorMode,
    sidebar: config.sidebar,
    otherBaseUrls: others.length === 0 ? undefined : others,
    docsVersions: versions.length === 0 ? undefined : versions,
    text: liveText.length === 0 ? undefined : Object.fromEntries(liveText),
    announcement: announcementBar && {
      ...optionsOf(announcementOptions, announcementBar),
      html: linkConfigHtml(announcementBar.content, scope),
    },
    search: searchView(config, docs, problems),
  }
  return {
    site,
    brand: brandView(config, scope),
    footer: footer && footerView(footer, { ...scope, siteTitle: config.title }),
    wrong: problems,
  }
}

function searchView(
  config: DocsConfig,
  docs: DocsModel,
  problems: string[],
): SearchView | undefined {
  const { search, baseUrl } = config
  if (search === false) return undefined
  const singleVersions = [...docs.values()].filter((versions) => versions.length === 1).flat()
  return {
    ...optionsOf(searchOptions, search),
    pageHref: withBase(baseUrl, search.route),
    tags: ['default', ...singleVersions.map(({ root }) => `docs-${root.id}-${root.version.name}`)],
    // Without tags a service cannot search a single section.
    labels:
      search.options.contextual === 'false'
        ? undefined
        : singleVersions.map(({ root }) => root.label ?? root.id),
    credit: chosenSearch(config)?.search.credit,
    popular: search.popular.length === 0 ? undefined : popularPages(config, docs, problems),
  }
}

/** Names and addresses of the pages that the dialog shows first. */
function popularPages(
  { search, baseUrl }: DocsConfig,
  docs: DocsModel,
  problems: string[],
): NonNullable<SearchView['popular']> {
  const newest = [...docs.values()].flatMap((versions) => lastVersionOf(versions)?.docs ?? [])
  const popular = search === false ? [] : search.popular
  return popular.flatMap((route, at) => {
    const doc = newest.find((page) => isPathOf(page.route, route))
    if (doc !== undefined) return [{ href: withBase(baseUrl, doc.route), title: doc.title }]
    const routes = newest.map((page) => page.route)
    const hint = didYouMean(route, routes, '')
    const expected = `the route of a page of a section${hint === '' ? '' : `; ${hint}`}`
    return report({ path: `search.popular[${at}]`, problems }, '', `"${route}"`, expected)
  })
}

/** Versions of docs roots that have several. */
function docsVersions(docs: DocsModel): DocsVersionsView[] {
  return [...docs]
    .filter(([, versions]) => versions.length > 1)
    .map(([docsId, versions]) => ({
      docsId,
      label: versions[0]?.root.label ?? docsId,
      latest: lastVersionOf(versions)?.root.version.name ?? '',
      names: versions.map(({ root }) => root.version.name),
      labels: versions.map(({ root }) => root.version.label),
    }))
}
