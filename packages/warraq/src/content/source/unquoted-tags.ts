import { defineMdastPlugin } from 'satteri'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import { type Place, problemAt } from '../../shared/data/problem-at.ts'

/** What separates the parts of a tag; in a quotation its lines begin with `>`. */
const SPACE = String.raw`(?:\s|(?<=\n[ \t>]*)>)`
const VALUE = String.raw`"[^"]*"|'[^']*'|[^\s"'=<>\x60]+`
const ATTRIBUTE = String.raw`${SPACE}+[a-z_:][\w.:-]*(?:${SPACE}*=${SPACE}*(?:${VALUE}))?`
/** An opening tag with attributes, as CommonMark defines it, that no backslash escapes. */
const TAG = new RegExp(
  String.raw`(?<!(?<!\\)(?:\\\\)*\\)<[a-z][a-z0-9-]*(?:${ATTRIBUTE})+${SPACE}*\/?(?<!\n[ \t>]*)>`,
  'gi',
)

/**
 * Report the tags that the parser takes for text: it does not know attribute values without
 * quotes that begin with a slash or contain two, such as `<a href=/x/>` within a paragraph.
 * @param placeOf gets the tag and the 1-based line of `source` on which it begins
 */
export function findUnquotedTags(
  source: string,
  problems: Diagnostic[],
  placeOf: (tag: string, line: number) => Place,
) {
  return defineMdastPlugin({
    name: 'docs-unquoted-tags',
    options: { position: true },
    text({ position }) {
      const { start, end } = position ?? {}
      if (start?.offset === undefined || end?.offset === undefined) return
      // An address without quotes may have become a link, which ends the text within the tag.
      const lineEnd = source.indexOf('\n', end.offset)
      const text = source.slice(start.offset, lineEnd === -1 ? undefined : lineEnd)
      for (const { 0: tag, index } of text.matchAll(TAG)) {
        if (start.offset + index >= end.offset) break
        const line = start.line + text.slice(0, index).split('\n').length - 1
        problems.push(
          problemAt(placeOf(tag, line), 'html/unquoted', {
            found: tag,
            expected: 'attribute values in quotes',
            fix: 'put the value of each attribute in quotes: href="/path/"',
          }),
        )
      }
    },
  })
}
