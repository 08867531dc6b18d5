/** Elements no configuration can allow: they run code or change the document around the content. */
const FORBIDDEN_ELEMENTS = new Set(
  'base body embed frame frameset head html link meta noembed noframes noscript object plaintext script style template title xmp'.split(
    ' ',
  ),
)

/** Attributes that run code, or style and load what the policy of the documents refuses anyway. */
export const FORBIDDEN_ATTRIBUTE = /^(?:on.*|style|is|srcdoc|nonce|formaction)$/

export function canAllowElement(name: string): boolean {
  return /^[a-z][a-z\d.-]*$/.test(name) && !FORBIDDEN_ELEMENTS.has(name)
}

export function canAllowAttribute(name: string): boolean {
  return /^[a-z][\w:.-]*$/.test(name) && !FORBIDDEN_ATTRIBUTE.test(name)
}
