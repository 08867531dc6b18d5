import { createHash } from 'node:crypto'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { followAnchorScript } from '../../shared/browser/inline-scripts.ts'
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

/** These documents load nothing but the script of moved headings. */
const POLICY = "default-src 'none'; script-src 'self'"

function redirectHtml({ href, anchors }: Redirect, options: RedirectFilesOptions): string {
  const complete = completeAddress(href, options)
  const refresh = <meta httpEquiv="refresh" content={`0; url=${href}`} />
  const html = renderToStaticMarkup(
    <html lang={options.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <title>{complete}</title>
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={complete} />
        {/* With a script the refresh would race it. */}
        {anchors === undefined ? refresh : <noscript>{refresh}</noscript>}
      </head>
      <body>
        <p>
          <a href={href}>{complete}</a>
        </p>
        {anchors !== undefined && <MovedHeadings anchors={anchors} options={options} />}
      </body>
    </html>,
  )
  return `<!doctype html>${html}\n`
}

interface MovedHeadingsProps {
  readonly anchors: readonly MovedAnchor[]
  readonly options: RedirectFilesOptions
}

/** A link for each heading, under its former id, and the script that follows one of them. */
function MovedHeadings({ anchors, options }: MovedHeadingsProps): ReactElement {
  return (
    <>
      <ul>
        {anchors.map(({ id, href }) => (
          <li key={id}>
            <a id={id} href={href}>
              {completeAddress(href, options)}
            </a>
          </li>
        ))}
      </ul>
      <script src={`${options.baseUrl}${SCRIPT_PATH}`} />
    </>
  )
}

function completeAddress(href: string, { origin }: RedirectFilesOptions): string {
  return href.startsWith('/') ? `${origin}${href}` : href
}
