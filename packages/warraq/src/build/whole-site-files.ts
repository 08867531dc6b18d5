import { absoluteUrl } from '../pages/absolute-url.ts'
import type { SitePolicy } from '../shared/http-headers.ts'
import type { AssembledSite } from './assemble.ts'
import { caddyfile, headersFile, nginxConf, redirectsFile } from './host-files.ts'
import { robotsTxt, sitemapXml } from './sitemap.ts'

export function wholeSiteFiles(
  sites: readonly AssembledSite[],
  policy: SitePolicy,
): (readonly [path: string, text: string])[] {
  const entries = sites.flatMap(({ config, pages }) => {
    const absolute = absoluteUrl(config)
    return pages
      .filter(({ isIndexed }) => isIndexed)
      .map(({ route, lastModified }) => ({
        url: absolute(route),
        ...(lastModified === undefined ? {} : { lastModified }),
      }))
  })
  const [main] = sites
  if (main === undefined) return []
  const { baseUrl, noIndex } = main.config
  const locales = sites.flatMap((site) => (site === main ? [] : [site.baseUrl]))
  const sitemap = noIndex ? [] : entries.sort((a, b) => (a.url < b.url ? -1 : 1))
  const sitemapUrl = absoluteUrl(main.config)('/sitemap.xml')
  return [
    ['sitemap.xml', sitemapXml(sitemap)],
    ['robots.txt', robotsTxt({ sitemapUrl, noIndex })],
    ['_headers', headersFile({ baseUrl, ...policy })],
    ['_redirects', redirectsFile(baseUrl)],
    ['nginx.conf.sample', nginxConf({ baseUrl, ...policy, locales })],
    ['Caddyfile.sample', caddyfile({ baseUrl, ...policy, locales })],
  ]
}
