import { statSync } from 'node:fs'
import { join } from 'node:path'
import { absoluteUrl } from '../../pages/site-href.ts'
import type { EmittedAssets, EmittedSite } from '../../plugins/warraq-plugin.ts'
import { withBase } from '../../shared/text/route-path.ts'
import { filesBelow } from '../../system/files.ts'
import type { AssembledSite } from '../assemble.ts'
import { SEARCH_CATALOGUE } from '../engine-files.ts'
import { hasOwnSearch, searchPlaces } from './search-index.ts'

/** One language of the site, in the form that plugins receive. */
export function emittedSite(
  { loaded, ready: { pages } }: AssembledSite,
  buildId: string,
  assets: EmittedAssets,
): EmittedSite {
  const { config, roots } = loaded.language
  const absolute = absoluteUrl(config)
  const placeOf = searchPlaces(roots)
  const { title, description, url, baseUrl, lang } = config
  return {
    ...{ title, description, url, baseUrl, lang, buildId, assets },
    ...(hasOwnSearch(config) ? { searchCatalogue: withBase(baseUrl, SEARCH_CATALOGUE) } : {}),
    pages: pages
      .filter(({ isIndexed }) => isIndexed)
      .map((page) => {
        const { route, href, view, lastModified } = page
        const { crumbs, tag } = placeOf(page)
        return {
          ...{ route, href, crumbs, searchTag: tag, description: page.description },
          url: absolute(route),
          title: view.title,
          get html() {
            return page.html
          },
          ...(lastModified === undefined ? {} : { lastModified }),
        }
      }),
  }
}

/** The files in `assets/` of a new output, sorted by name. */
export function emittedAssets(filesBaseUrl: string, stagingDir: string): EmittedAssets {
  const dir = join(stagingDir, 'assets')
  const folder = withBase(filesBaseUrl, 'assets/')
  return {
    folder,
    get files() {
      return filesBelow(dir)
        .map((name) => ({ href: `${folder}${name}`, bytes: statSync(join(dir, name)).size }))
        .sort((a, b) => (a.href < b.href ? -1 : 1))
    },
  }
}
