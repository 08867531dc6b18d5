import { codeOf } from '@warraq/markup/source-code'

/**
 * The part of a Markdown page below a heading, up to the next heading of the same or a higher
 * level, or below the label of an accordion, up to the next label or heading; the opening of the
 * page for an empty heading; `undefined` if there is no such heading or label.
 */
export function pageSection(markdown: string, heading: string): string | undefined {
  const lines = markdown.split('\n')
  const starts = startsOf(lines)
  const between = (from: number, end = lines.length) => lines.slice(from, end).join('\n').trim()
  if (heading === '')
    return between(0, starts.find(({ level }) => level > 1 && level < LABEL_LEVEL)?.line)
  const wanted = plain(heading)
  const found = starts.filter(({ text }) => plain(text) === wanted)
  const start = found.find(({ level }) => level < LABEL_LEVEL) ?? found[0]
  if (start === undefined) return undefined
  const next = starts.find(({ line, level }) => line > start.line && level <= start.level)
  return between(start.line, next?.line)
}

/** Level of the label of an accordion, a line in bold: below every heading. */
const LABEL_LEVEL = 7

interface SectionStart {
  readonly level: number
  readonly text: string
  /** 0-based line. */
  readonly line: number
}

/** Headings and labels outside fenced code. */
function startsOf(lines: readonly string[]): SectionStart[] {
  const code = codeOf(lines.join('\n'), 'md').lines
  return [...lines.entries()].flatMap(([line, text]) => {
    if (code.has(line)) return []
    if (/^\*\*[^*].*\*\*$/.test(text)) return [{ level: LABEL_LEVEL, text, line }]
    const [, hashes, title] = /^(#{1,6})\s+(.*)$/.exec(text) ?? []
    if (hashes === undefined || title === undefined) return []
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
