import { NOT_FOUND_ROUTE } from '../pages/not-found-page.tsx'
import { markdownHref } from '../pages/site-href.ts'
import type { AssembledSite } from '../pipeline/assemble.ts'
import type { ClientBundle } from '../pipeline/bundle/client-bundle.ts'
import { SEARCH_CATALOGUE } from '../pipeline/engine-files.ts'
import { pageTwin, type RenderContext, renderPage } from '../pipeline/write/render-page.tsx'
import {
  type SearchIndexOutput,
  searchIndexFiles,
  searchSource,
} from '../pipeline/write/search-index.ts'
import { siteFrame } from '../pipeline/write/site-frame.ts'
import { wordsOfPage } from '../pipeline/write/words-of-page.ts'
import { withBase } from '../shared/text/route-path.ts'
import { sidebarItemsHtml } from '../theme/PageShell/page-shell.tsx'
import { pageAt } from './request-path.ts'

export type DevAnswer =
  | { readonly kind: 'redirect'; readonly href: string }
  | { readonly kind: 'file'; readonly file: string }
  | {
      readonly kind: 'text'
      readonly status: number
      readonly name: string
      readonly content: string | Uint8Array
    }

export type DevLanguage = ReturnType<typeof devLanguage>

/** One language of the site in development; pages are rendered on demand. */
export function devLanguage(site: AssembledSite, bundle: ClientBundle) {
  const { loaded, linked, ready } = site
  const { config, filesBaseUrl } = loaded.language
  const { shellTheme: theme } = linked
  const { baseUrl } = config
  const context = siteFrame(site, bundle)
  const pages = new Map(ready.pages.map((page) => [page.href, page]))
  const twins = new Map(
    ready.pages.map((page) => [withBase(baseUrl, markdownHref(page.route)), page]),
  )
  const files = new Map(ready.files.map(([path, file]) => [`${baseUrl}${path}`, file]))
  // Built on the first search, so that edits do not wait for it.
  let index: SearchIndexOutput | undefined
  const searchFile = (path: string): string | undefined => {
    const isCatalogue = path === `${baseUrl}${SEARCH_CATALOGUE}`
    const isPart = path.startsWith(`${filesBaseUrl}assets/search-`)
    if (config.search === false || !(isCatalogue || isPart)) return undefined
    index ??= searchIndexFiles(searchSource(site), wordsOfPage)
    return isCatalogue ? index.catalogue : index.files.get(path.slice(filesBaseUrl.length))
  }
  const text = (name: string, content: string | Uint8Array, status = 200): DevAnswer => ({
    kind: 'text',
    status,
    name,
    content,
  })

  return {
    baseUrl,
    /** Changes when open pages must reload. */
    frameKey: frameKeyOf(context),
    /**
     * The payload of a page as JSON, without what changes with the styles of the site; `undefined`
     * if there is no such page, or a part of the theme fails.
     */
    payloadKey: (href: string): string | undefined => {
      const page = pages.get(href)
      if (page === undefined) return undefined
      try {
        const payload = { ...renderPage(page, context).payload(), buildId: '', styles: [] }
        return JSON.stringify([payload, page.head])
      } catch {
        return undefined
      }
    },
    /** The document, payload or Markdown at a path. */
    page: (path: string): DevAnswer | undefined => {
      const page = pages.get(path)
      if (page !== undefined) return text('index.html', renderPage(page, context).document())
      const twin = twins.get(path)
      if (twin?.parts.markdownHref !== undefined) return text('page.md', pageTwin(twin, context))
      const loading = pageAt(path, pages)
      return loading && text('page.json', JSON.stringify(renderPage(loading, context).payload()))
    },
    /** A generated file that pages of this language request. */
    asset: (path: string): DevAnswer | undefined => {
      const later = ready.laterItems.get(path)
      if (later !== undefined) return text(path, sidebarItemsHtml(later, theme))
      const content =
        files.get(path) ??
        linked.links.assets.files.get(path.slice(filesBaseUrl.length)) ??
        searchFile(path)
      return content === undefined ? undefined : text(path, content)
    },
    notFound: (): DevAnswer => {
      const page = ready.pages.find(({ route }) => route === NOT_FOUND_ROUTE)
      return page === undefined
        ? text('x.txt', 'Not found', 404)
        : text('404.html', renderPage(page, context).document(), 404)
    },
  }
}

/** What documents contain beside their page; styles can change in an open page. */
function frameKeyOf({ frame }: RenderContext): string {
  const { theme, csp: _, inlineCss: __, pageStyles: ___, ...rest } = frame
  return JSON.stringify([rest, theme.parts.hash, theme.text, theme.site])
}
