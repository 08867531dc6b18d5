/** A text of at most 80 characters. */
export function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
