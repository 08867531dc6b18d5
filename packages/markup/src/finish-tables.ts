import { breakLongCode, breakLongWords } from './break-long-words.ts'
import { escapeHtml } from './escape-html.ts'
import { elementsIn, type HtmlElement, type HtmlNode, isElement, parseHtml } from './parse-html.ts'
import { replaceComments } from './source-code.ts'
import type { Span } from './source-parts.ts'
import { roomOf, type TableRoom } from './table-fit.ts'
import { columnName, columnsOf, type GridRow, tableGrid } from './table-grid.ts'
import { type TextEdit, withEdits } from './text-edits.ts'
import { textOf } from './text-of-html.ts'

/**
 * Make every table of finished HTML fit its column, whether it comes from Markdown, HTML or a
 * component. This wraps it in `docs-table`, adds row headers if no column heading names the rows,
 * and adds line break opportunities to long values. A table that is too wide for a phone also gets
 * the attributes to show its rows as labelled blocks there: the label of each cell, and the roles
 * that tables lose with their layout.
 *
 *     <td>wei</td>   <td role="cell" data-label="Default">wei</td>
 */
export function finishTables(html: string): string {
  if (!html.includes('<table')) return html
  return withEdits(
    html,
    [...tablesIn(parseHtml(html))].flatMap((found) => tableEdits(html, found)),
  )
}

interface FoundTable {
  readonly table: HtmlElement
  readonly wrapper: HtmlElement | undefined
}

/** All tables, except those of islands, whose HTML must match React's, and nested tables. */
function* tablesIn(nodes: readonly HtmlNode[], parent?: HtmlElement): Generator<FoundTable> {
  for (const node of nodes) {
    if (!isElement(node) || node.tag === 'docs-island') continue
    if (node.tag === 'table')
      yield { table: node, wrapper: parent?.tag === 'docs-table' ? parent : undefined }
    else yield* tablesIn(node.children, node)
  }
}

function tableEdits(html: string, { table, wrapper }: FoundTable): TextEdit[] {
  const grid = tableGrid(table)
  const room = roomOf(grid)
  const isStacked = room.fit !== 'any'
  const head = grid.filter(({ isHead }) => isHead)
  const columns = columnsOf(grid)
  const names: string[] = []
  for (const column of columns) names[column] = columnName(head, column, textIn)
  const roles = [
    attribute(table, ' role="table"'),
    ...table.children
      .filter(isElement)
      .filter(({ tag }) => /^t(?:head|body|foot)$/.test(tag))
      .map((group) => attribute(group, ' role="rowgroup"')),
    ...grid.map(({ row }) => attribute(row, ' role="row"')),
  ]
  const context = { names, isLabelled: columns.length > 2, isStacked }
  return [
    ...wrapping(table, wrapper, room),
    ...(isStacked ? roles : []),
    ...grid.flatMap((row) => rowEdits(html, row, context)),
  ]
}

interface RowContext {
  /** Names of the columns; a column in which no cell begins has none. */
  readonly names: readonly string[]
  /** In a table with two columns, the first cell of a row is the label of the second. */
  readonly isLabelled: boolean
  readonly isStacked: boolean
}

function rowEdits(html: string, { cells, isHead }: GridRow, context: RowContext): TextEdit[] {
  const { names, isLabelled, isStacked } = context
  return cells.flatMap(({ cell, column, width }) => {
    const isRowHeader = !isHead && column === 0 && !names[0] && textIn(cell) !== ''
    const tag = isRowHeader ? 'th' : isHead && textIn(cell) === '' ? 'td' : cell.tag
    const scope = isRowHeader && cell.tag === 'td' ? ' scope="row"' : ''
    const role = tag === 'td' ? 'cell' : isHead ? 'columnheader' : 'rowheader'
    const label =
      !isLabelled || isHead || column === 0 ? '' : labelOf(names.slice(column, column + width))
    return [
      ...renamed(html, cell, tag),
      attribute(cell, `${scope}${isStacked ? ` role="${role}"${label}` : ''}`),
      ...breaks(html, cell),
    ]
  })
}

const textIn = ({ children }: HtmlElement) => textOf(children)

function labelOf(names: readonly string[]): string {
  const label = [...new Set(names.filter((name) => name !== ''))].join(', ')
  return label === '' ? '' : ` data-label="${escapeHtml(label)}"`
}

function wrapping(
  table: HtmlElement,
  wrapper: HtmlElement | undefined,
  { fit, keepsValues }: TableRoom,
): TextEdit[] {
  const classes = [
    ...(fit === 'any' ? [] : ['stacks']),
    ...(fit === 'wide' ? ['needs-width'] : []),
    ...(keepsValues ? ['has-room'] : []),
  ]
  const name = classes.length === 0 ? '' : ` class="${classes.join(' ')}"`
  if (wrapper !== undefined) return [attribute(wrapper, name)]
  return [
    { start: table.start, end: table.start, text: `<docs-table${name}>` },
    { start: table.end, end: table.end, text: '</docs-table>' },
  ]
}

/** Elements with their own line-breaking rules. */
const UNBROKEN = new Set(['pre', 'svg', 'docs-island'])

/** Adds line break opportunities to code and to the text around it. */
function breaks(html: string, element: HtmlElement): TextEdit[] {
  return [
    ...broken(html, ownTexts(html, element), (texts) => texts.map(breakLongWords)),
    ...element.children.filter(isElement).flatMap((child) => {
      if (child.tag === 'code') {
        const hasBreaks = [...elementsIn(child.children)].some(({ tag }) => tag === 'wbr')
        return broken(html, allTexts(html, child), (texts) => breakLongCode(texts, hasBreaks))
      }
      return UNBROKEN.has(child.tag) ? [] : breaks(html, child)
    }),
  ]
}

function broken(
  html: string,
  spans: readonly Span[],
  breakTexts: (texts: readonly string[]) => readonly string[],
): TextEdit[] {
  const texts = breakTexts(spans.map(([start, end]) => html.slice(start, end)))
  return spans
    .map(([start, end], at) => ({ start, end, text: texts[at] ?? '' }))
    .filter(({ start, end, text }) => text !== html.slice(start, end))
}

/** The texts directly in an element, without comments. */
function ownTexts(html: string, { children, innerStart, innerEnd }: HtmlElement): Span[] {
  const texts: Span[] = []
  let from = innerStart
  for (const next of [...children.filter(isElement), { start: innerEnd, end: innerEnd }]) {
    const between = html.slice(from, next.start)
    const offset = from
    replaceComments(between, (comment, at) => {
      texts.push([from, offset + at])
      from = offset + at + comment.length
      return comment
    })
    texts.push([from, next.start])
    from = next.end
  }
  return texts
}

function allTexts(html: string, element: HtmlElement): Span[] {
  const inner = element.children.filter(isElement).flatMap((child) => allTexts(html, child))
  return [...ownTexts(html, element), ...inner]
}

function renamed(html: string, { tag, start, end }: HtmlElement, name: string): TextEdit[] {
  if (tag === name) return []
  const closing = html.slice(0, end).endsWith(`</${tag}>`)
    ? [{ start: end - tag.length - 1, end: end - 1, text: name }]
    : []
  return [{ start: start + 1, end: start + 1 + tag.length, text: name }, ...closing]
}

/** Inserts an attribute after the name of the element. */
function attribute({ tag, start }: HtmlElement, text: string): TextEdit {
  const at = start + 1 + tag.length
  return { start: at, end: at, text }
}
