import { escapeHtml } from '@warraq/markup/escape-html'
import { absoluteUrl } from '../../pages/site-href.ts'
import type { SitePolicy } from '../../shared/data/http-headers.ts'
import { withBase } from '../../shared/text/route-path.ts'
import type { AssembledSite } from '../assemble.ts'
import { caddyfile, headersFile, nginxConf, redirectsFile } from './host-files.ts'
import { isKept, withProjectFile } from './project-files.ts'

/**
 * Files of the site as a whole.
 * @param projectFile text of the project's own file of this name
 */
export function wholeSiteFiles(
  sites: readonly AssembledSite[],
  policy: SitePolicy,
  projectFile: (name: string) => string | undefined,
): (readonly [path: string, text: string])[] {
  const [main] = sites
  if (main === undefined) return []
  const { baseUrl, trailingSlash, noIndex } = configOf(main)
  const locales = sites.flatMap((site) => (site === main ? [] : [configOf(site).baseUrl]))
  const redirects = sites.flatMap((site) =>
    site.linked.moved.redirects.flatMap(({ from, href, anchors }) =>
      // A host does not learn which heading an address names: the document leads to it.
      anchors === undefined ? [{ from: withBase(configOf(site).baseUrl, from), href }] : [],
    ),
  )
  const host = { baseUrl, trailingSlash, locales, redirects, ...policy }
  const sitemap = `Sitemap: ${absoluteUrl(configOf(main))('/sitemap.xml')}`
  const files: readonly (readonly [path: string, text: string])[] = [
    ['sitemap.xml', sitemapXml(noIndex ? [] : sites)],
    ['robots.txt', `User-agent: *\n${noIndex ? 'Disallow: /' : `Allow: /\n\n${sitemap}`}\n`],
    ['_headers', headersFile(host)],
    ['_redirects', redirectsFile(host)],
    ['nginx.conf.sample', nginxConf(host)],
    ['Caddyfile.sample', caddyfile(host)],
  ]
  return files.map(([name, text]) => {
    const own = isKept(name, noIndex) ? projectFile(name) : undefined
    return [name, own === undefined ? text : withProjectFile(name, own, text)]
  })
}

const configOf = ({ loaded }: AssembledSite) => loaded.language.config

/** `sitemap.xml`: every page with the time of its last change, weekly, priority 0.5. */
function sitemapXml(sites: readonly AssembledSite[]): string {
  const entries = sites.flatMap((site) =>
    site.ready.pages
      .filter(({ isIndexed }) => isIndexed)
      .map(({ route, lastModified }) => ({
        url: absoluteUrl(configOf(site))(route),
        lastModified,
      })),
  )
  const urls = entries
    .sort((a, b) => (a.url < b.url ? -1 : 1))
    .map(({ url, lastModified }) => {
      const changed = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`
      return `<url><loc>${escapeHtml(url)}</loc>${changed}<changefreq>weekly</changefreq><priority>0.5</priority></url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}
