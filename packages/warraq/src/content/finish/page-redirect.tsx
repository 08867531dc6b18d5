import { decodeEntities } from '@warraq/markup/decode-entities'
import { isHarmlessUrl } from '@warraq/markup/url-scheme'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageScratch } from '../compile-context.ts'

/** `<meta http-equiv="refresh" content="0; url=/oil/">` */
const REFRESH =
  /<meta\b(?=[^<>]{0,500}\bhttp-equiv="?refresh\b)[^<>]{0,500}\bcontent="\s{0,9}\d{1,9}\s{0,9}[;,]\s{0,9}url=\s{0,9}(?:'|&#x27;)?([^"']{1,2000}?)(?:'|&#x27;)?\s*"[^<>]{0,500}>/i

/**
 * Where pages may redirect with an element in their text, move it to the head, and put a link in its
 * place for browsers that do not follow it.
 */
export function withoutRefresh(html: string, { context, head }: PageScratch): string {
  if (!context.rules.redirectsInText) return html
  return html.replace(REFRESH, (whole, written: string) => {
    const url = decodeEntities(written)
    if (!isHarmlessUrl(url)) return whole
    const attributes = { 'http-equiv': 'refresh', content: `0; url=${url}` }
    head.tags.push({ tag: 'meta', attributes })
    return renderToStaticMarkup(
      <p>
        <a href={url}>{url}</a>
      </p>,
    )
  })
}
