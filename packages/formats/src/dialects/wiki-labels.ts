import { codeOf, isWithin, lineIndex, type SourceFormat } from 'warraq/plugin'
import { wikiAddress, wikiText } from './wiki-link.ts'

const WIKI_LINK =
  /(?<![\w\])!\\])\[\[(?![\s"'-])([^[\]|#\n`]*?)((?:#[^[\]|\n`]*?)?)(?:\\?\|([^[\]\n]*))?\]\]/g

/** Marks of Markdown, which part the brackets of a link before the link can be seen. */
const MARKS = /[`*<$]|~~|(?<!\w)_|_(?!\w)/

/**
 * A link of a vault with marks in it, as a link of Markdown; it stays on its line. Without marks it
 * is one text, which the tree keeps whole.
 *
 *     [[Page#Call|`call`]]    [`call`](<written:…>)
 */
export function linksWithMarks(text: string, format: SourceFormat): string {
  if (!text.includes('[[')) return text
  const found = [...text.matchAll(WIKI_LINK)].filter(
    ([, name = '', hash = '', alias = '']) =>
      MARKS.test(name + hash + alias) && /\p{L}/u.test(name + hash),
  )
  if (found.length === 0) return text
  const { lines, inline, script } = codeOf(text, format)
  const lineAt = lineIndex(text)
  return text.replace(WIKI_LINK, (written, name: string, hash: string, alias, at: number) => {
    const isCode = lines.has(lineAt(at)) || isWithin(inline, at) || isWithin(script, at)
    if (isCode || !found.some(({ index }) => index === at)) return written
    const link = { name: name.trim(), hash, ...(alias === undefined ? {} : { alias }) }
    const label = alias?.trim() || wikiText(link).replace(/[`*_<>$~\\]/g, '\\$&')
    return `[${label}](<${wikiAddress(link)}>)`
  })
}
