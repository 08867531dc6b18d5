import { LONGEST_CODE, lettersIn, piecesOf } from './break-long-words.ts'
import { elementsIn, type HtmlNode, isElement } from './parse-html.ts'
import { columnsOf, type GridRow } from './table-grid.ts'

/** Letters in a line of the text column on a phone, and on a desktop with its outline. */
const PHONE_LETTERS = 40
const DESKTOP_LETTERS = 72

/** Letters in a line on a desktop when most are code, at the 44rem of the style sheet of values. */
const VALUE_LETTERS = 86

/** Width of the padding of a cell, in letters. */
const PADDING = 4

/** Width of the button after a value that readers copy, in letters. */
const COPY_BUTTON = 3

/** Minimum width of a readable prose column; a narrower one becomes too tall. */
const READABLE = 14

/** Where a table keeps its columns: in any window, from the width of a tablet on, or only in wide windows. */
type TableFit = 'any' | 'tablet' | 'wide'

/** How a table is laid out. */
export interface TableRoom {
  readonly fit: TableFit
  /** Whether the values that readers copy stay on one line on a desktop. */
  readonly keepsValues: boolean
}

/**
 * The room that a table needs, by the longest pieces of its columns. CSS cannot choose by it: a
 * container query knows the width of the box only (docs/decisions/0020-room-for-tables.md).
 */
export function roomOf(grid: readonly GridRow[]): TableRoom {
  const cells = grid.flatMap((row) => row.cells.map(({ cell }) => cell))
  const hasValues = [...elementsIn(cells)].some(({ tag }) => tag === 'docs-copy')
  const whole = lettersOf(grid, true)
  const { least } = hasValues ? lettersOf(grid) : whole
  const columns = least <= DESKTOP_LETTERS ? 'tablet' : 'wide'
  return {
    fit: whole.readable <= PHONE_LETTERS ? 'any' : columns,
    keepsValues: hasValues && whole.least <= VALUE_LETTERS,
  }
}

/**
 * Letters per line: the minimum with which no column is cut off, and the number with which all
 * columns read well. The columns of a cell that covers several share its letters.
 */
function lettersOf(grid: readonly GridRow[], keepsValues = false) {
  const columns: { longest: number; whole: number }[] = []
  for (const { cell, column, width } of grid.flatMap(({ cells }) => cells)) {
    const piece = longestPiece(cell.children, keepsValues) / width
    const length = lengthOf(cell.children) / width
    for (let at = column; at < column + width; at++) {
      const { longest, whole } = columns[at] ?? { longest: 0, whole: 0 }
      columns[at] = { longest: Math.max(longest, piece), whole: Math.max(whole, length) }
    }
  }
  return columnsOf(grid).reduce(
    ({ least, readable }, column) => {
      const { longest, whole } = columns[column] ?? { longest: 0, whole: 0 }
      return {
        least: least + longest + PADDING,
        readable: readable + Math.min(whole, Math.max(longest, READABLE)) + PADDING,
      }
    },
    { least: 0, readable: 0 },
  )
}

/** Code up to a certain length stays on one line; in other text, the longest piece counts. */
function longestPiece(nodes: readonly HtmlNode[], keepsValues: boolean): number {
  return Math.max(
    0,
    ...nodes.map((node) => {
      if (!isElement(node)) return longestIn(node)
      const whole = lengthOf(node.children)
      if (node.tag === 'docs-copy')
        return (keepsValues ? whole : longestPiece(node.children, false)) + COPY_BUTTON
      return node.tag === 'code' && whole <= LONGEST_CODE
        ? whole
        : longestPiece(node.children, keepsValues)
    }),
  )
}

function longestIn(text: string): number {
  return text
    .split(/\s+/)
    .flatMap(piecesOf)
    .reduce((longest, piece) => Math.max(longest, lettersIn(piece)), 0)
}

function lengthOf(nodes: readonly HtmlNode[]): number {
  return nodes.reduce(
    (sum, node) => sum + (isElement(node) ? lengthOf(node.children) : node.length),
    0,
  )
}
