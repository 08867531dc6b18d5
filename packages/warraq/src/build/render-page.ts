import type { ReadyPage } from '../pages/ready-page.ts'
import { formatDiagnostic } from '../shared/diagnostic.ts'
import type { HeadTag, PagePayload, PageShell } from '../shared/page-payload.ts'
import type { SiteView } from '../shared/site-view.ts'
import { UsageError } from '../shared/usage-error.ts'
import {
  type DocumentFrame,
  type PageStyle,
  pageStylesOf,
  renderDocument,
  styleTags,
} from '../theme/Document/document.tsx'
import { pageRecord } from '../theme/Document/document-data.ts'
import { pageBodyHtml } from '../theme/PageBody/page-body.tsx'
import { pageShell } from '../theme/PageShell/page-shell.tsx'
import { partFailed } from '../theme/parts/part-failed.ts'
import { PartError } from '../theme/parts/render-theme.tsx'

export interface RenderContext {
  readonly site: SiteView
  readonly frame: DocumentFrame
  readonly buildId: string
}

/** The complete HTML document of a page. */
export function documentOf(page: ReadyPage, context: RenderContext): string {
  return documentWith(partsOf(page, context), page, context)
}

/** The payload of a client navigation to the page. */
export function payloadOf(page: ReadyPage, context: RenderContext): PagePayload {
  return payloadWith(partsOf(page, context), page, context)
}

/** Document and payload together, so that their shared work is done once. */
export function documentAndPayload(
  page: ReadyPage,
  context: RenderContext,
): { readonly document: string; readonly payload: PagePayload } {
  const parts = partsOf(page, context)
  return {
    document: documentWith(parts, page, context),
    payload: payloadWith(parts, page, context),
  }
}

/** HTML that document and payload share. */
interface PageHtml {
  readonly shell: PageShell
  /** HTML of the page body. */
  readonly html: string
  /** Computed once, because it searches all HTML of the page. */
  readonly pageStyles: readonly PageStyle[]
}

function partsOf({ view, parts, html }: ReadyPage, { site, frame }: RenderContext): PageHtml {
  const { theme } = frame
  try {
    const body = pageBodyHtml({ site, theme, view, parts, html })
    return {
      shell: pageShell(site, view, theme),
      html: body,
      pageStyles: pageStylesOf(body, frame),
    }
  } catch (cause) {
    if (!(cause instanceof PartError)) throw cause
    throw new UsageError(formatDiagnostic(partFailed(cause, view.href)))
  }
}

function documentWith(
  pageHtml: PageHtml,
  { view, head }: ReadyPage,
  { site, frame, buildId }: RenderContext,
): string {
  return renderDocument({ buildId, site, page: pageRecord(view), head, ...pageHtml }, frame)
}

function payloadWith(
  { shell, html, pageStyles }: PageHtml,
  { view, head }: ReadyPage,
  { buildId }: RenderContext,
): PagePayload {
  return {
    buildId,
    page: pageRecord(view),
    styles: [...head.filter(isStyles), ...styleTags(pageStyles)],
    // Search engines load documents, so only documents need these scripts.
    head: head.filter((tag) => !isStyles(tag) && tag.tag !== 'script'),
    shell,
    html,
  }
}

function isStyles({ tag, attributes }: HeadTag): boolean {
  return tag === 'style' || attributes.rel === 'stylesheet'
}

/** File of the page's document, relative to the output: `learn/index.html`, `404.html`. */
export function documentPath(route: string): string {
  const path = route.replace(/^\//, '')
  return path === '' || path.endsWith('/') ? `${path}index.html` : path
}
