import { absoluteUrl } from '../pages/site-href.ts'
import { escapeHtml } from '../shared/escape-html.ts'
import type { SitePolicy } from '../shared/http-headers.ts'
import type { AssembledSite } from './assemble.ts'
import { caddyfile, headersFile, nginxConf, redirectsFile } from './host-files.ts'

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

interface SitemapEntry {
  /** Absolute URL. */
  readonly url: string
  /** ISO date-time of the last change, if known. */
  readonly lastModified?: string
}

/** `sitemap.xml`: every page weekly, priority 0.5. */
function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, lastModified }) => {
    const changed = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`
    return `<url><loc>${escapeHtml(url)}</loc>${changed}<changefreq>weekly</changefreq><priority>0.5</priority></url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** `robots.txt`: allows everything, or nothing on a site that opts out of indexing. */
function robotsTxt(options: { readonly sitemapUrl: string; readonly noIndex: boolean }): string {
  return options.noIndex
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /\n\nSitemap: ${options.sitemapUrl}\n`
}
