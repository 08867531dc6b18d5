import { defineMdastPlugin } from 'satteri'
import { problemAt } from '../../shared/data/problem-at.ts'
import { type PageScratch, placeIn } from '../compile-context.ts'

/**
 * Report rows with more cells than the table has columns. Readers do not see the extra cells; most
 * come from a `|` that is not escaped.
 */
export function findLostCells(scratch: PageScratch) {
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
  })
}
