/**
 * A text that a reader typed or pasted, for an address. Half of a character, which a cut text may
 * end with, becomes a replacement character, because `encodeURIComponent` throws at it.
 */
export function encodeQuery(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
