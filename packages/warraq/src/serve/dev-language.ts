import type { AssembledSite } from '../build/assemble.ts'
import type { ClientBundle } from '../build/client-bundle.ts'
import { pageTwin, renderPage } from '../build/render-page.tsx'
import {
  SEARCH_CATALOGUE,
  type SearchIndexOutput,
  searchIndexFiles,
} from '../build/search-index.ts'
import { siteFrame } from '../build/site-frame.ts'
import { wordsOfPage } from '../build/words-of-page.ts'
import { markdownHref } from '../pages/site-href.ts'
import { withBase } from '../shared/route-path.ts'
import { sidebarItemsHtml } from '../theme/PageShell/page-shell.tsx'

export type DevAnswer =
  | { readonly kind: 'redirect'; readonly href: string }
  | { readonly kind: 'file'; readonly file: string }
  | {
      readonly kind: 'text'
      readonly status: number
      readonly name: string
      readonly content: string | Uint8Array
    }

/** One language of the site in development; pages are rendered on demand. */
export interface DevLanguage {
  readonly baseUrl: string
  /** Changes when open pages must reload. */
  readonly frameKey: string
  /** The document, payload or Markdown at a path. */
  readonly page: (path: string) => DevAnswer | undefined
  /** A generated file that pages of this language request. */
  readonly asset: (path: string) => DevAnswer | undefined
  readonly notFound: () => DevAnswer
}

export function devLanguage(loaded: AssembledSite, bundle: ClientBundle): DevLanguage {
  const { baseUrl, filesBaseUrl, site } = loaded
  const context = siteFrame(loaded, bundle)
  const { frame, buildId } = context
  const pages = new Map(loaded.pages.map((page) => [page.href, page]))
  const twins = new Map(
    loaded.pages.map((page) => [withBase(baseUrl, markdownHref(page.route)), page] as const),
  )
  const files = new Map(loaded.files.map(([path, file]) => [`${baseUrl}${path}`, file] as const))
  // Built on the first search, so that edits do not wait for it.
  let index: SearchIndexOutput | undefined
  const search = () => {
    index ??= searchIndexFiles(loaded, wordsOfPage)
    return index
  }
  const searchFile = (path: string): string | undefined => {
    if (loaded.config.search === false) return undefined
    if (path === `${baseUrl}${SEARCH_CATALOGUE}`) return search().catalogue
    return path.startsWith(`${filesBaseUrl}assets/search-`)
      ? search().files.get(path.slice(filesBaseUrl.length))
      : undefined
  }
  const text = (name: string, content: string | Uint8Array, status = 200): DevAnswer => ({
    kind: 'text',
    status,
    name,
    content,
  })

  return {
    baseUrl,
    frameKey: [
      buildId,
      frame.brand,
      frame.footer,
      loaded.theme.parts.hash,
      JSON.stringify(site),
    ].join('|'),
    page: (path) => {
      const page = pages.get(path)
      if (page !== undefined) return text('index.html', renderPage(page, context).document())
      const twin = path.endsWith('.md') ? twins.get(path) : undefined
      if (twin?.parts.markdownHref !== undefined) return text('page.md', pageTwin(twin, context))
      const payloadPage = path.endsWith('/page.json')
        ? pages.get(path.slice(0, -'page.json'.length))
        : undefined
      return payloadPage === undefined
        ? undefined
        : text('page.json', JSON.stringify(renderPage(payloadPage, context).payload()))
    },
    asset: (path) => {
      const later = loaded.laterItems.get(path)
      if (later !== undefined) return text(path, sidebarItemsHtml(later, frame.theme))
      const content =
        files.get(path) ??
        loaded.links.assets.files.get(path.slice(filesBaseUrl.length)) ??
        searchFile(path)
      return content === undefined ? undefined : text(path, content)
    },
    notFound: () => {
      const page = loaded.pages.find(({ view }) => view.kind === 'not-found')
      return page === undefined
        ? text('x.txt', 'Not found', 404)
        : text('404.html', renderPage(page, context).document(), 404)
    },
  }
}
