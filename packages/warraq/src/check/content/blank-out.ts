/** Replaces what a pattern finds by spaces, so that places in the text stay as they are. */
export function blankOut(text: string, pattern: RegExp): string {
  return text.replace(pattern, (whole) => whole.replace(/[^\n]/g, ' '))
}
