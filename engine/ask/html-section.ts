import { decodePath } from '../shared/route-path.ts'

/**
 * The text of one section of a page's HTML, up to the next heading of the same or a higher level, or
 * of one accordion; the opening of the page for an empty anchor. Cells of a table are parted by ` | `.
 */
export function htmlSection(html: string, anchor: string): string | undefined {
  const headings = [...html.matchAll(/<h([1-6])([^>]*)>/g)].map((match) => ({
    level: Number(match[1]),
    id: /\sid="([^"]*)"/.exec(match[2] ?? '')?.[1] ?? '',
    at: match.index,
  }))
  if (anchor === '')
    return textOf(html.slice(0, headings.find(({ level }) => level > 1)?.at ?? html.length))
  const start = headings.findIndex(({ id }) => id === decodePath(anchor))
  const from = headings[start]
  if (from === undefined) return accordion(html, decodePath(anchor))
  const next = headings.slice(start + 1).find(({ level }) => level <= from.level)
  return textOf(html.slice(from.at, next?.at ?? html.length))
}

function accordion(html: string, id: string): string | undefined {
  const tags = [...html.matchAll(/<details\b[^>]*>|<\/details>/g)]
  const start = tags.findIndex(([tag]) => /\sid="([^"]*)"/.exec(tag)?.[1] === id)
  const from = tags[start]
  if (from === undefined) return undefined
  let depth = 0
  const end = tags.slice(start).find(([tag]) => {
    depth += tag.startsWith('</') ? -1 : 1
    return depth === 0
  })
  return textOf(html.slice(from.index, end?.index ?? html.length))
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  amp: '&',
}

function textOf(html: string): string {
  return html
    .replace(/<(svg|script|style|button)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<a class="heading-anchor"[\s\S]*?<\/a>/g, '')
    .replace(/<\/t[dh]>\s*<t[dh][^>]*>/g, ' | ')
    .replace(/<\/(?:p|li|tr|h[1-6]|pre|dd|dt|div|figcaption|summary)>|<br[^>]*>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(lt|gt|quot|#x27|#39|amp);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}
