import { absoluteUrl } from '../pages/site-href.ts'
import type { EmittedSite } from '../plugins/warraq-plugin.ts'
import { withBase } from '../shared/route-path.ts'
import type { AssembledSite } from './assemble.ts'
import { SEARCH_CATALOGUE, type SearchPlace, searchPlaces } from './search-index.ts'

/** One language of the site, in the form that plugins receive. */
export function emittedSite(
  { config, pages, roots }: AssembledSite,
  { buildId, assets }: Pick<EmittedSite, 'buildId' | 'assets'>,
): EmittedSite {
  const absolute = absoluteUrl(config)
  const placeOf = searchPlaces(roots)
  const { title, description, url, baseUrl, lang } = config
  return {
    ...{ title, description, url, baseUrl, lang, buildId, assets },
    ...(hasOwnSearch(config) ? { searchCatalogue: withBase(baseUrl, SEARCH_CATALOGUE) } : {}),
    pages: pages
      .filter(({ isIndexed }) => isIndexed)
      .map((page) => ({
        route: page.route,
        href: page.href,
        url: absolute(page.route),
        title: page.view.title,
        description: page.description,
        ...emittedPlace(placeOf(page)),
        get html() {
          return page.html
        },
        ...(page.lastModified === undefined ? {} : { lastModified: page.lastModified }),
      })),
  }
}

/** Whether the build makes the search index. */
function hasOwnSearch({ search }: AssembledSite['config']): boolean {
  return search !== false && search.provider === 'local'
}

function emittedPlace({ crumbs, tag }: SearchPlace) {
  return { crumbs, searchTag: tag }
}
