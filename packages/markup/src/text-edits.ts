export interface TextEdit {
  /** Offset of the first character that is replaced. */
  readonly start: number
  /** Offset after the last character that is replaced. */
  readonly end: number
  readonly text: string
}

/** An edit that only adds text. */
export function insertion(at: number, text: string): TextEdit {
  return { start: at, end: at, text }
}

/** The text with all edits, which do not overlap. Insertions at one place keep their order. */
export function withEdits(source: string, edits: readonly TextEdit[]): string {
  let result = ''
  let at = 0
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    result += source.slice(at, start) + text
    at = end
  }
  return result + source.slice(at)
}
