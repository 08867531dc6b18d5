/** Elements that browsers show as blocks, and those of the engine: their text stands alone. */
const BLOCKS = new Set(
  `address article aside blockquote caption dd details div dl docs-code docs-filter docs-island docs-table docs-tabs dt
  fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav noscript ol p pre section summary
  table tbody td tfoot th thead tr ul`.split(/\s+/),
)

/** Elements within a line whose text is separate from the text around them. */
const PARTING = new Set(['br', 'button', 'option'])

export function isBlockElement(tag: string): boolean {
  return BLOCKS.has(tag)
}

/** Whether the words before, in and after an element are separate without a space. */
export function separatesWords(tag: string): boolean {
  return BLOCKS.has(tag) || PARTING.has(tag)
}
