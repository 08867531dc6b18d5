/**
 * Texts of an element in the language of the document, which contains those that differ from
 * `english`.
 */
export function elementText<Text extends Readonly<Record<string, string>>>(
  english: Text,
): { readonly [Key in keyof Text]: string } {
  return { ...english, ...JSON.parse(document.body.dataset.elementText ?? '{}') }
}
