const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
}

/** Text of the engine's own HTML, white space collapsed. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<(?:script|style)[\s>][\s\S]*?<\/(?:script|style)>/g, ' ')
    .replace(/<\/?(?:p|li|h[1-6]|td|th|tr|div|pre|summary|br|ol|ul)\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
