import type { Language } from '../config/read-language.ts'
import { chosenSearch } from '../plugins/chosen-search.ts'
import { navbarKinds } from '../plugins/navbar-kinds.ts'
import type { BrandView } from '../shared/brand-view.ts'
import type { FooterView } from '../shared/footer-view.ts'
import { withBase } from '../shared/route-path.ts'
import type { DocsVersionsView, SiteView } from '../shared/site-view.ts'
import { searchPageText } from '../theme/SearchPage/search-page-text.ts'
import { brandView } from './brand.ts'
import { type DocsModel, lastVersionOf } from './docs-model.ts'
import { footerView } from './footer.ts'
import { NAVBAR_KINDS } from './navbar-fields.ts'
import { navbarItemView } from './navbar-item.ts'

type SiteLanguage = Pick<Language, 'config' | 'locale' | 'locales'> & {
  readonly translations: Pick<Language['translations'], 'text'>
}

/** The shell's data for every page of a language; adds problems to `wrong`. */
export function siteView(
  { config, locale, locales, translations: { text } }: SiteLanguage,
  docs: DocsModel,
  navbarComponents: readonly string[],
): {
  readonly site: SiteView
  readonly brand: BrandView
  readonly footer: FooterView | undefined
  readonly wrong: readonly string[]
} {
  const { announcementBar, footer, navbar, search, baseUrl } = config
  const filesBaseUrl = locales.find(({ isDefault }) => isDefault)?.baseUrl ?? baseUrl
  const credit = chosenSearch(config)?.search.credit
  const problems: string[] = []
  const scope = {
    baseUrl,
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
  const liveText = Object.fromEntries(Object.entries(text).filter(([key]) => key in searchPageText))
  const site: SiteView = {
    title: config.title,
    homeHref: baseUrl,
    baseUrl,
    lang: config.lang,
    dir: config.dir,
    navbar: {
      hideOnScroll: navbar.hideOnScroll,
      items: navbar.items.flatMap((item, at) => {
        const place = `navbar.items[${at}]`
        const written = JSON.stringify(item)
        return navbarItemView(item, place, scope).map((view) => ({ ...view, place, written }))
      }),
    },
    colorMode: config.colorMode,
    sidebar: config.sidebar,
    ...(others.length === 0 ? {} : { otherBaseUrls: others }),
    ...(versions.length === 0 ? {} : { docsVersions: versions }),
    ...(Object.keys(liveText).length === 0 ? {} : { text: liveText }),
    ...(announcementBar !== undefined && {
      announcement: {
        id: announcementBar.id,
        html: announcementBar.content,
        isCloseable: announcementBar.isCloseable,
      },
    }),
    ...(search !== false && {
      search: {
        provider: search.provider,
        pageHref: withBase(baseUrl, search.route),
        placeholder: search.placeholder,
        maxHits: search.maxHits,
        tags: ['default', ...tagsOfSingleVersions(docs)],
        options: search.options,
        ...(credit === undefined ? {} : { credit }),
        ...(search.reportUrl === undefined ? {} : { reportUrl: search.reportUrl }),
      },
    }),
  }
  return {
    site,
    brand: brandView(config, scope),
    footer: footer === undefined ? undefined : footerView(footer, scope),
    wrong: problems,
  }
}

/** Versions of docs roots that have several. */
function docsVersions(docs: DocsModel): DocsVersionsView[] {
  return [...docs].flatMap(([docsId, versions]) =>
    versions.length < 2
      ? []
      : [
          {
            docsId,
            label: versions[0]?.root.label ?? docsId,
            latest: lastVersionOf(versions)?.root.version.name ?? '',
            names: versions.map(({ root }) => root.version.name),
            labels: versions.map(({ root }) => root.version.label),
          },
        ],
  )
}

function tagsOfSingleVersions(docs: DocsModel): string[] {
  return [...docs].flatMap(([docsId, [first, ...others]]) =>
    first === undefined || others.length > 0 ? [] : [`docs-${docsId}-${first.root.version.name}`],
  )
}
