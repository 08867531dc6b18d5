/** Replaces matches of a pattern by spaces, so that positions in the text stay the same. */
export function blankOut(text: string, pattern: RegExp): string {
  return text.replace(pattern, (whole) => whole.replace(/[^\n]/g, ' '))
}
