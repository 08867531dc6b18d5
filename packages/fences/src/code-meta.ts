const TITLE = /title=(?:"([^"]*)"|'([^']*)')/

/** `hl_lines="2 4-6"` and `linenums="1"` of MkDocs. */
const HIGHLIGHTED = /hl_lines=(?:"([\d\s-]*)"|'([\d\s-]*)')/
const NUMBERED = /(?:showLineNumbers=?|linenums=["']?)(\d+)?/

/**
 * Options after the language of a fence: `title="a.ts" {1,3-5} showLineNumbers=7` in any order;
 * unknown words are ignored.
 */
export function parseCodeMeta(meta: string) {
  const title = TITLE.exec(meta)
  const words = meta.replace(TITLE, '')
  const numbers = NUMBERED.exec(words)
  const [, quoted, single = ''] = HIGHLIGHTED.exec(words) ?? []
  const ranges =
    /\{([\d,\s-]+)\}/.exec(words)?.[1] ?? (quoted ?? single).trim().replace(/\s+/g, ',')
  return {
    title: title?.[1] ?? title?.[2],
    /** 1-based lines. */
    highlighted: new Set(ranges.split(',').flatMap(linesOfRange)),
    firstLineNumber: numbers === null ? undefined : Number(numbers[1] ?? 1),
  }
}

function linesOfRange(range: string): number[] {
  const [first = Number.NaN, last = first] = range
    .split('-')
    .map((part) => Number.parseInt(part, 10))
  if (Number.isNaN(first) || last < first || last - first > 10_000) return []
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
