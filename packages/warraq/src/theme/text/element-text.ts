/** Texts that scripts of many pages need, in English. */
export const englishElementText = {
  // Sidebar
  expandCategory: "Expand sidebar category '{label}'",
  collapseCategory: "Collapse sidebar category '{label}'",
  // HeadingLink
  linkCopied: 'Link copied',
  // ImageZoom
  enlargeImage: 'Enlarge: {image}',
  // CodeBlock
  codeIn: 'Code, {language}',
  // Table
  table: 'Table',
} as const satisfies Record<string, string>

/** These texts in the language of the document. */
export function elementText(): Translated<typeof englishElementText> {
  return translated(englishElementText)
}

type Translated<Text> = { readonly [Key in keyof Text]: string }

/** Texts in the language of the document, which contains those that differ from `english`. */
export function translated<Text extends object>(english: Text): Translated<Text> {
  return { ...english, ...JSON.parse(document.body.dataset.elementText ?? '{}') }
}
