const LINES = /^L?(\d+)(?:(-)(?:L?(\d+))?)?$/

/** `// #region name`, `<!-- #endregion -->`, `# region`, and `// ANCHOR: name` of mdBook. */
const REGION = /^\W{0,200}(?:pragma[ \t]+)?(end)?region\b[ \t]*([\w*-]*)/
const ANCHOR = /\bANCHOR(_END)?:[ \t]*([\w-]+)/

/**
 * The part of a file that stands after `#`: lines (`L3-L6`, `3-6`, `L3-`, `L3`) or a region, without
 * the lines that mark regions and without the indentation that all its lines have. `undefined` if
 * the file has no such part; the whole file without `part`.
 */
export function cutCode(text: string, part: string): string | undefined {
  const code = text.replace(/\n$/, '')
  if (part === '') return code
  const lines = code.split('\n')
  const [match, from, dash, to] = LINES.exec(part) ?? []
  const cut =
    match === undefined
      ? regionOf(lines, part)
      : rangeOf(lines, Number(from), dash === undefined ? Number(from) : Number(to ?? lines.length))
  return cut === undefined ? undefined : withoutIndent(cut)
}

function rangeOf(lines: readonly string[], from: number, to: number): string[] | undefined {
  return from < 1 || to < from || to > lines.length ? undefined : lines.slice(from - 1, to)
}

function regionOf(lines: readonly string[], name: string): string[] | undefined {
  const kept: string[] = []
  /** Open regions inside the wanted one, which its end must not close. */
  let depth = 0
  let isOpen = false
  for (const line of lines) {
    const mark = markOf(line)
    if (mark === undefined) {
      if (isOpen) kept.push(line)
    } else if (!isOpen) isOpen = !mark.isEnd && mark.name === name
    else if (mark.isAnchor) {
      if (mark.isEnd && mark.name === name) return kept
    } else if (!mark.isEnd) depth++
    else if (depth === 0 || (mark.name === name && mark.name !== '')) return kept
    else depth--
  }
  return undefined
}

function markOf(line: string) {
  const anchor = ANCHOR.exec(line)
  if (anchor !== null)
    return { isEnd: anchor[1] !== undefined, name: anchor[2] ?? '', isAnchor: true }
  const region = REGION.exec(line)
  if (region === null) return undefined
  return { isEnd: region[1] !== undefined, name: region[2] ?? '', isAnchor: false }
}

function withoutIndent(lines: readonly string[]): string {
  const filled = lines.filter((line) => line.trim() !== '')
  const [first = ''] = filled
  let indent = /^[ \t]*/.exec(first)?.[0] ?? ''
  for (const line of filled) while (!line.startsWith(indent)) indent = indent.slice(0, -1)
  return lines.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : '')).join('\n')
}
