import { defineMdastPlugin } from 'satteri'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import { type Place, placeIn, problemAt } from '../../shared/data/problem-at.ts'
import { counted } from '../../shared/text/counted.ts'
import type { PageScratch } from '../compile-context.ts'

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
      // A line of many links has as many texts, and each would be looked at to the end of the line.
      if (!source.slice(start.offset, end.offset).includes('<')) return
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

/**
 * Report the notes that readers do not see: no reference leads to them, or an earlier note has their
 * name.
 */
export function findLostNotes(scratch: PageScratch) {
  const notes: { readonly name: string; readonly line: number | undefined }[] = []
  const asked = new Set<string>()
  return defineMdastPlugin({
    name: 'docs-lost-notes',
    options: { position: true },
    footnoteDefinition({ identifier, position }) {
      notes.push({ name: identifier, line: position?.start.line })
    },
    footnoteReference({ identifier }) {
      asked.add(identifier)
    },
    after() {
      const shown = new Set<string>()
      for (const { name, line } of notes) {
        if (!asked.has(name) || shown.has(name))
          scratch.problems.push(
            problemAt(placeIn(scratch, line), 'footnote/not-shown', {
              found: `[^${name}]: a note that readers do not see`,
              expected: `a reference [^${name}] in the text, and one note for each name`,
              fix: 'refer to it where it belongs, or give it another name',
            }),
          )
        shown.add(name)
      }
    },
  })
}

/** The line below the first one of a table, also in a quotation. */
const DASHES = /^(?:[ \t]*>)*[ \t]*\|?(?:[ \t]*:?-+:?[ \t]*\|)+(?:[ \t]*:?-+:?)?[ \t]*$/

/**
 * Report cells that readers do not see, because a row has more of them than the table has columns,
 * most often for a `|` that is not escaped; and text that looks like a table and is none, because
 * its line of dashes has another number of cells than its first line.
 */
export function findLostCells(source: string, scratch: PageScratch) {
  return defineMdastPlugin({
    name: 'docs-lost-cells',
    options: { position: true },
    table({ children: rows }) {
      const columns = rows[0]?.children.length ?? 0
      for (const { children: cells, position } of rows) {
        if (cells.length <= columns) continue
        scratch.problems.push(
          problemAt(placeIn(scratch, position?.start.line), 'table/lost-cells', {
            found: `a row of ${cells.length} cells in a table of ${columns} columns`,
            expected: `at most ${columns} cells: readers do not see the others`,
            fix: 'write \\| for a | of the text, in code too; or add a column to the first two lines',
          }),
        )
      }
    },
    paragraph({ position }) {
      const { start, end } = position ?? {}
      const lines = source.slice(start?.offset, end?.offset).split('\n')
      const at = lines.findIndex(
        (line, index) => DASHES.test(line) && lines[index - 1]?.includes('|') === true,
      )
      const [columns, cells] = [lines[at - 1], lines[at]].map(cellsIn)
      if (start === undefined || at === -1 || columns === cells) return
      scratch.problems.push(
        problemAt(placeIn(scratch, start.line + at - 1), 'table/unread', {
          found: `a first line of ${counted(columns ?? 0, 'cell')} above dashes for ${cells}`,
          expected: 'as many dashes as columns: else the table stays text',
          fix: 'write | --- | below each cell of the first line',
        }),
      )
    },
  })
}

function cellsIn(row = ''): number {
  const bare = row.replaceAll('\\|', '').replace(/^[ \t>]*\|/, '')
  return bare.trimEnd().replace(/\|$/, '').split('|').length
}
