import { type DocumentFrame, payloadHead, renderDocument } from '../render/document.tsx'
import { pageBodyHtml } from '../render/page-body.tsx'
import type { PagePayload } from '../shared/page-payload.ts'
import type { SiteView } from '../shared/site-view.ts'
import type { ReadyPage } from './ready-pages.ts'

export interface RenderContext {
  readonly site: SiteView
  readonly frame: DocumentFrame
  readonly buildId: string
}

/** What the files of a page are made of. */
export type RenderedParts = Pick<ReadyPage, 'view' | 'parts' | 'head' | 'html'>

/** The complete HTML document of a page. */
export function documentOf(page: RenderedParts, context: RenderContext): string {
  return documentWith(bodyOf(page, context), page, context)
}

/** What one client navigation to the page needs. */
export function payloadOf(page: RenderedParts, context: RenderContext): PagePayload {
  return payloadWith(bodyOf(page, context), page, context)
}

/** Both, with the work they share done once. */
export function documentAndPayload(
  page: RenderedParts,
  context: RenderContext,
): { readonly document: string; readonly payload: PagePayload } {
  const body = bodyOf(page, context)
  return {
    document: documentWith(body, page, context),
    payload: payloadWith(body, page, context),
  }
}

function bodyOf({ view, parts, html }: RenderedParts, { site, frame }: RenderContext): string {
  return pageBodyHtml({ site, text: frame.text, view, parts, html })
}

function documentWith(
  html: string,
  { view, head }: RenderedParts,
  { site, frame, buildId }: RenderContext,
): string {
  return renderDocument({ data: { buildId, site, page: view }, head, html }, frame)
}

function payloadWith(
  html: string,
  { view, head }: RenderedParts,
  { frame, buildId }: RenderContext,
): PagePayload {
  return { buildId, page: view, head: payloadHead(head, html, frame), html }
}

/** File of the page's document, relative to the output: `learn/index.html`, `404.html`. */
export function documentPath(route: string): string {
  const path = route.replace(/^\//, '')
  return path === '' || path.endsWith('/') ? `${path}index.html` : path
}
