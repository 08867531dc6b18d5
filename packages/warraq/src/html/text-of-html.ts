import { decodeEntities } from '../shared/decode-entities.ts'

/** Text of the engine's own HTML, white space collapsed. */
export function textOfHtml(html: string): string {
  const text = html
    .replace(/<(?:script|style)[\s>][\s\S]*?<\/(?:script|style)>/g, ' ')
    .replace(/<\/?(?:p|li|h[1-6]|td|th|tr|div|pre|summary|br|ol|ul)\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
  return decodeEntities(text).replace(/\s+/g, ' ').trim()
}
