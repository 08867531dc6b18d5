/** `title="a.ts"`; a value may hold what elsewhere is an option. */
const QUOTED = /(?<![\w-])([\w-]+)=(?:"([^"]*)"|'([^']*)')/g
const NUMBERED = /(?:showLineNumbers|linenums)(?:=\d+)?/

/**
 * Options after the language of a fence: `title="a.ts" {1,3-5} showLineNumbers=7` in any order,
 * and `hl_lines="2 4-6"` and `linenums="1"` of MkDocs; unknown words are ignored.
 */
export function parseCodeMeta(meta: string) {
  const quoted = new Map<string, string>()
  const bare = meta.replace(QUOTED, (_, name: string, double?: string, single = '') => {
    quoted.set(name, double ?? single)
    return ''
  })
  const numbered =
    quoted.get('linenums') ?? quoted.get('showLineNumbers') ?? NUMBERED.exec(bare)?.[0]
  const [, braced] = /\{([\d,\s-]+)\}/.exec(bare) ?? []
  const ranges = braced ?? (quoted.get('hl_lines') ?? '').trim().replace(/\s+/g, ',')
  return {
    title: quoted.get('title'),
    /** 1-based lines. */
    highlighted: new Set(ranges.split(',').flatMap(linesOfRange)),
    firstLineNumber: numbered === undefined ? undefined : Number(/\d+/.exec(numbered)?.[0] ?? 1),
  }
}

function linesOfRange(range: string): number[] {
  const [first = Number.NaN, last = first] = range
    .split('-')
    .map((part) => Number.parseInt(part, 10))
  if (Number.isNaN(first) || last < first || last - first > 10_000) return []
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
