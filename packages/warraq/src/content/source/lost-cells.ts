import { defineMdastPlugin } from 'satteri'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import { type Place, problemAt } from '../../shared/data/problem-at.ts'

/**
 * Find rows with more cells than the table has columns. Readers do not see the extra cells; most
 * come from a `|` that is not escaped.
 * @param report takes the number of the row's cells, that of the columns and the 1-based line
 */
export function findLostCells(
  report: (cells: number, columns: number, line: number | undefined) => void,
) {
  return defineMdastPlugin({
    name: 'docs-lost-cells',
    options: { position: true },
    table({ children: rows }) {
      const columns = rows[0]?.children.length ?? 0
      for (const { children: cells, position } of rows)
        if (cells.length > columns) report(cells.length, columns, position?.start.line)
    },
  })
}

export function lostCells(place: Place, cells: number, columns: number): Diagnostic {
  return problemAt(place, 'table/lost-cells', {
    found: `a row of ${cells} cells in a table of ${columns} columns`,
    expected: `at most ${columns} cells: readers do not see the others`,
    fix: 'write \\| for a | of the text, in code too; or add a column to the first two lines',
  })
}
