import { CURRENT_VERSION } from '../config/docs-root.ts'
import type { PageParts } from '../shared/page-parts.ts'
import type { PageView } from '../shared/page-view.ts'
import { withBase } from '../shared/route-path.ts'
import { cardOf, documentTitle, pageHead, siteTitle } from './page-head.ts'
import type { PlainPage } from './plain-pages.ts'
import type { ReadyPage, ReadyPagesSource } from './ready-page.ts'
import { siteJsonLd } from './structured-data.ts'

const NO_PARTS: PageParts = { breadcrumbs: [], outline: [] }

/** A page outside the docs: home, search, not found. */
export function plainPage(page: PlainPage, source: ReadyPagesSource): ReadyPage {
  const { config, links } = source
  const lastModified = config.lastUpdated.date ? source.dates.get(page.file)?.iso : undefined
  const view: PageView = {
    href: withBase(config.baseUrl, page.route),
    kind: page.kind,
    title: page.title,
    documentTitle:
      page.isSiteTitle === true ? siteTitle(config) : documentTitle(page.title, config),
    hasOutline: false,
    className: page.kind === 'page' ? 'plain-page' : `${page.kind}-page`,
  }
  const noIndex = config.noIndex || page.kind !== 'page'
  return {
    route: page.route,
    href: view.href,
    view,
    parts: NO_PARTS,
    head: pageHead({
      view,
      parts: NO_PARTS,
      route: page.route,
      source,
      description: page.description,
      noIndex,
      isFollowed: page.kind === 'search' && !config.noIndex,
      keywords: [],
      image:
        page.kind === 'not-found'
          ? undefined
          : cardOf(page.isSiteTitle === true ? config.tagline || page.title : page.title, source),
      searchTag: 'default',
      version: CURRENT_VERSION,
      structuredData: page.route === '/' ? [siteData(source, lastModified)] : [],
      lastModified,
    }),
    get html() {
      return links.htmlOf(page.file)
    },
    get htmlHash() {
      return links.htmlHashOf(page.file)
    },
    description: page.description,
    file: page.file,
    isIndexed: !noIndex,
    ...(lastModified === undefined ? {} : { lastModified }),
  }
}

function siteData({ config }: ReadyPagesSource, lastModified: string | undefined): object {
  const { title, tagline, description, url, baseUrl, lang, search } = config
  const home = `${url.replace(/\/$/, '')}${baseUrl}`
  return siteJsonLd({
    name: title,
    description: description === '' ? tagline : description,
    url: home,
    lang,
    ...(search === false ? {} : { searchUrl: `${home}${search.route.slice(1)}` }),
    ...(lastModified === undefined ? {} : { lastModified }),
  })
}
