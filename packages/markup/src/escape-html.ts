const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])

/** Escapes text for HTML content and for attribute values in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES.get(character) ?? character)
}

/** Escapes text for HTML content only; shorter for text with many quotes, such as code. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => ENTITIES.get(character) ?? character)
}
