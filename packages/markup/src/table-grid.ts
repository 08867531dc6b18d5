import { type HtmlElement, isElement } from './parse-html.ts'

/** A cell in the row and the columns in which it begins. */
interface GridCell {
  readonly cell: HtmlElement
  readonly column: number
  /** Number of columns that it covers. */
  readonly width: number
}

/** A row of a table as readers see it. */
export interface GridRow {
  readonly row: HtmlElement
  readonly isHead: boolean
  readonly cells: readonly GridCell[]
  /** The cell of each column, also one that began in a row or a column before. */
  readonly places: readonly (HtmlElement | undefined)[]
}

/** The rows of a table, with the columns of cells after `rowspan` and `colspan`. */
export function tableGrid(table: HtmlElement): readonly GridRow[] {
  const budget = { places: MOST_PLACES }
  const own = table.children.filter(isElement)
  const loose = { rows: own.filter(({ tag }) => tag === 'tr'), isHead: false }
  const groups = own
    .filter(({ tag }) => tag !== 'tr')
    .map((group) => ({ rows: rowsIn(group), isHead: group.tag === 'thead' }))
  return [loose, ...groups].flatMap(({ rows, isHead }) => {
    const placed = rows.map((row) => ({
      row,
      isHead,
      cells: [] as GridCell[],
      places: [] as (HtmlElement | undefined)[],
    }))
    for (const at of placed.keys()) place(placed.slice(at), budget)
    return placed
  })
}

/** Places that the spans of one table may cover; a span beyond them counts as one place. */
const MOST_PLACES = 1_000_000

function rowsIn(group: HtmlElement): HtmlElement[] {
  return group.children
    .filter(isElement)
    .flatMap((child) => (child.tag === 'tr' ? [child] : rowsIn(child)))
}

/** A row whose places are being filled. */
type OpenRow = GridRow & {
  readonly cells: GridCell[]
  readonly places: (HtmlElement | undefined)[]
}

/** Put each cell of the first row into its first free place; it may not leave its group of rows. */
function place(rows: readonly OpenRow[], budget: { places: number }): void {
  const [first] = rows
  if (first === undefined) return
  let column = 0
  for (const cell of first.row.children.filter(isElement)) {
    if (cell.tag !== 'td' && cell.tag !== 'th') continue
    while (first.places[column] !== undefined) column++
    const { width, height } = sizeOf(cell, rows.length, budget)
    first.cells.push({ cell, column, width })
    for (const { places } of rows.slice(0, height))
      for (let x = column; x < column + width; x++) places[x] ??= cell
    column += width
  }
}

function sizeOf(cell: HtmlElement, rowsLeft: number, budget: { places: number }) {
  const width = Math.min(spanOf(cell, 'colspan') || 1, 1000)
  const height = Math.min(spanOf(cell, 'rowspan') || rowsLeft, rowsLeft)
  if (width * height === 1 || width * height > budget.places) return { width: 1, height: 1 }
  budget.places -= width * height
  return { width, height }
}

/** As in browsers, a cell with `rowspan="0"` reaches to the end of its group. */
function spanOf(cell: HtmlElement, name: 'colspan' | 'rowspan'): number {
  const span = Number.parseInt(cell.attributes[name] ?? '1', 10)
  return span >= 0 ? span : 1
}

/** The columns in which a cell begins; the others only continue the column before them. */
export function columnsOf(grid: readonly GridRow[]): readonly number[] {
  const begun = new Set(grid.flatMap(({ cells }) => cells.map(({ column }) => column)))
  return [...begun].sort((a, b) => a - b)
}

/**
 * Name of a column; a head of several rows is read from top to bottom.
 *
 *     | Mainnet    |   Mainnet: RPC, Mainnet: REST
 *     | RPC | REST |
 */
export function columnName(
  head: readonly GridRow[],
  column: number,
  textOf: (cell: HtmlElement) => string,
): string {
  const cells = new Set(head.flatMap(({ places }) => places[column] ?? []))
  return [...cells]
    .map(textOf)
    .filter((text) => text !== '')
    .join(': ')
}
