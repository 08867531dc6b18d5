import { lexer, type MarkedToken, type Token } from 'marked'

/**
 * The part of a Markdown page below a heading, up to the next heading of the same or a higher
 * level, or below the label of an accordion, up to the next label or heading; the opening of the
 * page for an empty heading; `undefined` if there is no such heading or label.
 */
export function pageSection(markdown: string, heading: string): string | undefined {
  const tokens = lexer(markdown)
  const starts = tokens.flatMap(startOf)
  const between = (from: number, end?: number) =>
    tokens
      .slice(from, end)
      .map(({ raw }) => raw)
      .join('')
      .trim()
  if (heading === '')
    return between(0, starts.find(({ level }) => level > 1 && level < LABEL_LEVEL)?.at)
  const wanted = plain(heading)
  const found = starts.filter(({ text }) => plain(text) === wanted)
  const start = found.find(({ level }) => level < LABEL_LEVEL) ?? found[0]
  if (start === undefined) return undefined
  const next = starts.find(({ at, level }) => at > start.at && level <= start.level)
  return between(start.at, next?.at)
}

/** Level of the label of an accordion, a paragraph in bold: below every heading. */
const LABEL_LEVEL = 7

interface SectionStart {
  readonly level: number
  readonly text: string
  /** Index of its token. */
  readonly at: number
}

function startOf(token: Token, at: number): SectionStart[] {
  const known = token as MarkedToken
  if (known.type === 'heading') return [{ level: known.depth, text: known.text, at }]
  const isLabel = known.type === 'paragraph' && /^\*\*[^*].*\*\*$/.test(known.text)
  return isLabel ? [{ level: LABEL_LEVEL, text: known.text, at }] : []
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
