import { escapeHtml } from '../shared/escape-html.ts'

export interface SitemapEntry {
  /** Absolute URL. */
  readonly url: string
  /** ISO date-time of the last change, if known. */
  readonly lastModified?: string
}

/** `sitemap.xml`: every page weekly, priority 0.5. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, lastModified }) => {
    const changed = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`
    return `<url><loc>${escapeHtml(url)}</loc>${changed}<changefreq>weekly</changefreq><priority>0.5</priority></url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** `robots.txt`: allows everything, or nothing on a site that opts out of indexing. */
export function robotsTxt(options: {
  readonly sitemapUrl: string
  readonly noIndex: boolean
}): string {
  return options.noIndex
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /\n\nSitemap: ${options.sitemapUrl}\n`
}
