import { createHash } from 'node:crypto'
import { followAnchorScript } from '../../shared/browser/inline-scripts.ts'
import { escapeHtml } from '../../shared/text/escape-html.ts'
import type { TrailingSlash } from '../../shared/text/route-path.ts'
import type { MovedAnchor, Redirect } from './read-redirects.ts'

interface RedirectFilesOptions {
  readonly lang: string
  /** Origin of the site, for the canonical address. */
  readonly origin: string
  readonly trailingSlash: TrailingSlash
  /** Base path of the language, with a slash at both ends. */
  readonly baseUrl: string
}

/** The script of documents whose headings have moved to several places. */
const SCRIPT_PATH = `assets/moved-${createHash('sha256').update(followAnchorScript).digest('hex').slice(0, 8)}.js`

/**
 * A document for each redirect, for hosts without redirects of their own. Only a browser knows which
 * heading an address names, so the documents of pages with moved headings contain a script.
 */
export function redirectFiles(
  redirects: readonly Redirect[],
  options: RedirectFilesOptions,
): (readonly [path: string, text: string])[] {
  const documents = redirects.map((redirect): [string, string] => [
    redirectPath(redirect.from, options.trailingSlash),
    redirectHtml(redirect, options),
  ])
  return redirects.some(({ anchors }) => anchors !== undefined)
    ? [...documents, [SCRIPT_PATH, `${followAnchorScript}\n`]]
    : documents
}

/** Path of the document of a redirect, below the folder of its language. */
export function redirectPath(from: string, trailingSlash: TrailingSlash): string {
  const name = from.slice(1)
  if (name === '') return 'index.html'
  return trailingSlash === false ? `${name}.html` : `${name}/index.html`
}

function redirectHtml({ href, anchors }: Redirect, options: RedirectFilesOptions): string {
  const address = escapeHtml(href)
  const refresh = `<meta http-equiv="refresh" content="0; url=${address}">`
  const complete = completeAddress(href, options)
  return [
    `<!doctype html><html lang="${escapeHtml(options.lang)}"><head><meta charset="utf-8">`,
    `<title>${complete}</title><meta name="robots" content="noindex">`,
    `<link rel="canonical" href="${complete}">`,
    // With a script the refresh would race it.
    anchors === undefined ? refresh : `<noscript>${refresh}</noscript>`,
    `</head><body><p><a href="${address}">${complete}</a></p>`,
    anchors === undefined ? '' : movedHeadings(anchors, options),
    '</body></html>\n',
  ].join('')
}

/** A link for each heading, under its former id, and the script that follows one of them. */
function movedHeadings(anchors: readonly MovedAnchor[], options: RedirectFilesOptions): string {
  const items = anchors.map(
    ({ id, href }) =>
      `<li><a id="${escapeHtml(id)}" href="${escapeHtml(href)}">${completeAddress(href, options)}</a></li>`,
  )
  return `<ul>${items.join('')}</ul><script src="${escapeHtml(options.baseUrl)}${SCRIPT_PATH}"></script>`
}

function completeAddress(href: string, { origin }: RedirectFilesOptions): string {
  const address = escapeHtml(href)
  return address.startsWith('/') ? `${origin}${address}` : address
}
