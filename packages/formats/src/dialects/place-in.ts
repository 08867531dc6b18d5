import type { WrittenPage } from 'warraq/plugin'

/** A line of a page's text as a line of its file. */
export function placeIn({ file, firstLine }: WrittenPage, line: number) {
  return { file, line: firstLine - 1 + line }
}
