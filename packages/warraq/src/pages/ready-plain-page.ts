import { CURRENT_VERSION } from '../config/docs-root.ts'
import type { PageParts } from '../shared/data/page-parts.ts'
import type { PageView } from '../shared/data/page-view.ts'
import { withBase } from '../shared/text/route-path.ts'
import { pageHeadTags } from './head-elements.ts'
import { cardOf, documentTitle, headTags, siteTitle } from './head-tags.ts'
import { alternatesOf, languageHrefs } from './page-languages.ts'
import type { PlainPage } from './plain-pages.tsx'
import type { ReadyPage, ReadyPagesSource } from './ready-page.ts'
import { siteJsonLd } from './structured-data.ts'

const NO_PARTS: PageParts = { breadcrumbs: [], outline: [] }

/** A page outside the docs: home, search, not found. */
export function readyPlainPage(page: PlainPage, source: ReadyPagesSource): ReadyPage {
  const { config, links } = source
  const { route, file, kind, title, description, isSiteTitle = false, compiled } = page
  const lastModified = config.lastUpdated.date ? source.dates.get(file)?.iso : undefined
  const view: PageView = {
    href: withBase(config.baseUrl, route),
    kind,
    title,
    documentTitle:
      compiled.documentTitle ?? (isSiteTitle ? siteTitle(config) : documentTitle(title, config)),
    hasOutline: false,
    className: kind === 'page' ? 'plain-page' : `${kind}-page`,
    languageHrefs: languageHrefs(page, source.languages, config.baseUrl),
  }
  const noIndex = config.noIndex || kind !== 'page'
  const follow = kind === 'search' && !config.noIndex ? 'follow' : 'nofollow'
  const cardTitle = isSiteTitle ? config.tagline || title : title
  const head = headTags(
    {
      ...{ route, view, description, lastModified },
      keywords: [],
      image: kind === 'not-found' ? undefined : cardOf(cardTitle, source),
      robots: noIndex ? `noindex, ${follow}` : undefined,
      searchTag: 'default',
      version: CURRENT_VERSION,
      alternates: noIndex ? [] : alternatesOf(page, source.languages),
      structuredData: route === '/' ? [siteJsonLd(config, lastModified)] : [],
      own: pageHeadTags(compiled.head ?? [], source.filesBaseUrl),
    },
    source,
  )
  return {
    ...{ route, file, view, head, description, lastModified },
    href: view.href,
    parts: NO_PARTS,
    get html() {
      return links.htmlOf(file)
    },
    get htmlHash() {
      return links.htmlHashOf(file)
    },
    isIndexed: !noIndex,
  }
}
