import { createHash } from 'node:crypto'
import { markdownTwin } from '@warraq/markup/markdown-twin'
import type { DocsConfig } from '../../config/schema.ts'
import { partFailed } from '../../content/components/part-failed.ts'
import type { ReadyPage } from '../../pages/ready-page.ts'
import { absoluteUrl } from '../../pages/site-href.ts'
import { formatDiagnostic } from '../../shared/data/diagnostic.ts'
import type { HeadTag, PagePayload } from '../../shared/data/page-payload.ts'
import { UsageError } from '../../shared/data/usage-error.ts'
import { type DocumentFrame, renderDocument } from '../../theme/Document/document.tsx'
import { pageRecord } from '../../theme/Document/document-data.ts'
import { pageStylesOf, styleTags } from '../../theme/Document/page-styles.ts'
import { pageBodyHtml } from '../../theme/PageBody/page-body.tsx'
import { pageShell } from '../../theme/PageShell/page-shell.tsx'
import { PageStrip } from '../../theme/PageStrip/PageStrip.tsx'
import { PartError, renderTheme } from '../../theme/parts/render-theme.tsx'

/** Everything that all pages of a language share. */
export interface RenderContext {
  readonly config: Pick<DocsConfig, 'url' | 'baseUrl' | 'trailingSlash'>
  readonly frame: DocumentFrame
  /** Changes with scripts, styles or the form of payloads; open pages must then be reloaded. */
  readonly buildId: string
}

/** Render what document and payload of a page share; each of them is rendered when it is called. */
export function renderPage(
  { view, head, parts, html: content }: ReadyPage,
  { frame, buildId }: RenderContext,
) {
  const { theme } = frame
  const page = pageRecord(view)
  const id = documentId(buildId, head)
  return namingPart(view.href, () => {
    const shell = pageShell(view, theme)
    const html = pageBodyHtml({ theme, view, parts, html: content })
    // Computed once, because it searches all HTML of the page.
    const around = [...shell.navbar.slice(0, 2), shell.sidebar?.html ?? '', frame.footer]
    const pageStyles = pageStylesOf(`${around.join('')}${html}`, frame.pageStyles)
    return {
      document: () =>
        namingPart(view.href, () =>
          renderDocument({ buildId: id, page, head, shell, html, pageStyles }, frame),
        ),
      payload: (): PagePayload => ({
        buildId: id,
        page,
        styles: [...head.filter(isStyles), ...styleTags(pageStyles)],
        // Search engines load documents, so only documents need these scripts.
        head: head.filter((tag) => !isStyles(tag) && tag.tag !== 'script'),
        shell,
        html,
      }),
    }
  })
}

/**
 * The build id of a page. Scripts of its own run only in a new document, so such a page has another
 * id than the others: a navigation to it or away from it then loads the document.
 */
function documentId(buildId: string, head: readonly HeadTag[]): string {
  const sources = head.flatMap(({ tag, attributes: { src } }) => (tag === 'script' && src) || [])
  if (sources.length === 0) return buildId
  return `${buildId}-${createHash('sha256').update(sources.join(' ')).digest('hex').slice(0, 8)}`
}

/** @throws UsageError that names the site's theme part, if one throws while a page is rendered. */
function namingPart<T>(href: string, render: () => T): T {
  try {
    return render()
  } catch (cause) {
    if (!(cause instanceof PartError)) throw cause
    throw new UsageError(formatDiagnostic(partFailed(cause, href)))
  }
}

function isStyles({ tag, attributes }: HeadTag): boolean {
  return tag === 'style' || attributes.rel === 'stylesheet'
}

/** The page as Markdown, with complete URLs. */
export function pageTwin(
  { html, parts: { strip }, view, route }: ReadyPage,
  { config, frame }: RenderContext,
): string {
  return markdownTwin({
    html,
    strip: strip === undefined ? '' : renderTheme(<PageStrip {...strip} />, frame.theme),
    title: view.title,
    url: absoluteUrl(config)(route),
  })
}
