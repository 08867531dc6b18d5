import type { ReactNode } from 'react'

export interface TableProps {
  readonly head: readonly string[]
  /** Each row with a key of its own. */
  readonly rows: readonly {
    readonly key: string
    readonly id?: string
    readonly cells: readonly ReactNode[]
  }[]
}

/** A reference table: the same markup as a table written in Markdown. */
export function Table({ head, rows }: TableProps) {
  return (
    <docs-table>
      <table>
        <thead>
          <tr>
            {head.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, id, cells }) => (
            <tr key={key} id={id}>
              {cells.map((cell, index) => (
                <td key={head[index] ?? index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </docs-table>
  )
}
