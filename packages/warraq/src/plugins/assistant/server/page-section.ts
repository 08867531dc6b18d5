import { codeOf } from '../../../markdown/source-code.ts'

/**
 * The part of a Markdown page below a heading, up to the next heading of the same or a higher
 * level, or below the label of an accordion; the opening of the page for an empty heading;
 * `undefined` if there is no such heading or label.
 */
export function pageSection(markdown: string, heading: string): string | undefined {
  const lines = markdown.split('\n')
  const headings = headingsOf(lines)
  if (heading === '') {
    const end = headings.find(({ level }) => level > 1)?.line ?? lines.length
    return lines.slice(0, end).join('\n').trim()
  }
  const wanted = plain(heading)
  const at = headings.findIndex(({ text }) => plain(text) === wanted)
  const start = headings[at]
  if (start === undefined) return accordion(lines, wanted, headings)
  const next = headings.slice(at + 1).find(({ level }) => level <= start.level)
  return lines
    .slice(start.line, next?.line ?? lines.length)
    .join('\n')
    .trim()
}

/** Accordions begin with a label in bold; one ends at the next label or heading. */
function accordion(
  lines: readonly string[],
  label: string,
  headings: readonly HeadingLine[],
): string | undefined {
  const labels = [...lines.entries()].filter(([, text]) => /^\*\*[^*].*\*\*$/.test(text))
  const at = labels.findIndex(([, text]) => plain(text) === label)
  const from = labels[at]?.[0]
  if (from === undefined) return undefined
  const end = Math.min(
    labels[at + 1]?.[0] ?? lines.length,
    headings.find(({ line }) => line > from)?.line ?? lines.length,
  )
  return lines.slice(from, end).join('\n').trim()
}

interface HeadingLine {
  readonly level: number
  readonly text: string
  /** 0-based line. */
  readonly line: number
}

/** Headings outside fenced code. */
function headingsOf(lines: readonly string[]): HeadingLine[] {
  const code = codeOf(lines.join('\n'), 'md').lines
  return [...lines.entries()].flatMap(([line, text]) => {
    const [, hashes, title] = /^(#{1,6})\s+(.*)$/.exec(text) ?? []
    if (hashes === undefined || title === undefined || code.has(line)) return []
    return [{ level: hashes.length, text: title, line }]
  })
}

/** Letters and digits only, so that formatting, ids and entities do not prevent a match. */
function plain(text: string): string {
  const trimmed = text.trimEnd()
  const id = trimmed.endsWith('}') ? trimmed.lastIndexOf('{#') : -1
  return (id === -1 ? trimmed : trimmed.slice(0, id))
    .replace(/\]\([^()]*\)/g, ']')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
}
