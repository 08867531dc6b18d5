import { escapeHtml } from '../../shared/text/escape-html.ts'
import type { TrailingSlash } from '../../shared/text/route-path.ts'
import type { Redirect } from './read-redirects.ts'

interface RedirectFilesOptions {
  readonly lang: string
  /** Origin of the site, for the canonical address. */
  readonly origin: string
  readonly trailingSlash: TrailingSlash
}

/** A document for each redirect, for hosts without redirects of their own. */
export function redirectFiles(
  redirects: readonly Redirect[],
  options: RedirectFilesOptions,
): (readonly [path: string, html: string])[] {
  return redirects.map(({ from, href }) => [
    redirectPath(from, options.trailingSlash),
    redirectHtml(href, options),
  ])
}

/** Path of the document of a redirect, below the folder of its language. */
export function redirectPath(from: string, trailingSlash: TrailingSlash): string {
  const name = from.slice(1)
  if (name === '') return 'index.html'
  return trailingSlash === false ? `${name}.html` : `${name}/index.html`
}

function redirectHtml(href: string, { lang, origin }: RedirectFilesOptions): string {
  const address = escapeHtml(href)
  const complete = address.startsWith('/') ? `${origin}${address}` : address
  return [
    `<!doctype html><html lang="${escapeHtml(lang)}"><head><meta charset="utf-8">`,
    `<title>${complete}</title><meta name="robots" content="noindex">`,
    `<link rel="canonical" href="${complete}"><meta http-equiv="refresh" content="0; url=${address}">`,
    `</head><body><p><a href="${address}">${complete}</a></p></body></html>\n`,
  ].join('')
}
