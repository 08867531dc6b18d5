import { type DocumentFrame, renderDocument } from '../render/document.tsx'
import type { PagePayload } from '../shared/page-payload.ts'
import type { SiteView } from '../shared/site-view.ts'
import type { ReadyPage } from './ready-pages.ts'

export interface RenderContext {
  readonly site: SiteView
  readonly frame: DocumentFrame
  readonly buildId: string
}

type RenderedParts = Pick<ReadyPage, 'view' | 'head' | 'html'>

/** The complete HTML document of a page. */
export function documentOf(page: RenderedParts, { site, frame, buildId }: RenderContext): string {
  return renderDocument(
    { data: { buildId, site, page: page.view }, head: page.head, html: page.html },
    frame,
  )
}

/** What one client navigation to the page needs. */
export function payloadOf(page: RenderedParts, { buildId }: RenderContext): PagePayload {
  return { buildId, page: page.view, head: page.head, html: page.html }
}

/** File of the page's document, relative to the output: `learn/index.html`, `404.html`. */
export function documentPath(route: string): string {
  const path = route.replace(/^\//, '')
  return path === '' || path.endsWith('/') ? `${path}index.html` : path
}
