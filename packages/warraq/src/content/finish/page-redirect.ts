import { decodeEntities } from '../../shared/text/decode-entities.ts'
import { escapeHtml } from '../../shared/text/escape-html.ts'
import { isHarmlessUrl } from '../../shared/text/url-scheme.ts'
import type { PageScratch } from '../compile-context.ts'

/** `<meta http-equiv="refresh" content="0; url=/oil/">` */
const REFRESH =
  /<meta\b(?=[^<>]*\bhttp-equiv="?refresh\b)[^<>]*\bcontent="\s*\d+\s*[;,]\s*url=\s*(?:'|&#x27;)?([^"']+?)(?:'|&#x27;)?\s*"[^<>]*>/i

/**
 * In a project of another tool, a page may only lead browsers on: the element moves to the head, and
 * readers without it get a link.
 */
export function withoutRefresh(html: string, { context, head }: PageScratch): string {
  if (context.foreignSite === undefined) return html
  return html.replace(REFRESH, (whole, written: string) => {
    const url = decodeEntities(written)
    if (!isHarmlessUrl(url)) return whole
    const attributes = { 'http-equiv': 'refresh', content: `0; url=${url}` }
    head.tags.push({ tag: 'meta', attributes })
    return `<p><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`
  })
}
