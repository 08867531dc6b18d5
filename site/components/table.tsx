import type { ReactNode } from 'react'

export interface TableProps {
  readonly head: readonly string[]
  /** Each row with a key of its own, and the `id` that makes it a place to link to. */
  readonly rows: readonly {
    readonly key: string
    readonly id?: string
    readonly cells: readonly ReactNode[]
  }[]
  /** What a row is, in the plural: "methods". Longer tables get a field that filters them. */
  readonly filter?: string
}

/** Shorter tables are taken in at a glance. */
const FILTER_FROM = 6

/** A reference table: the same markup as a table written in Markdown. */
export function Table({ head, rows, filter }: TableProps) {
  const table = (
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
                <td key={head[index] ?? index}>
                  {cell}
                  {index === 0 && id !== undefined ? <RowAnchor id={id} name={key} /> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </docs-table>
  )
  if (filter === undefined || rows.length < FILTER_FROM) return table
  return (
    <docs-filter>
      <p className="filter-bar">
        <label>
          Filter {filter} <input type="search" autoComplete="off" spellCheck={false} />
        </label>
        <output>
          {rows.length} of {rows.length}
        </output>
      </p>
      {table}
    </docs-filter>
  )
}

function RowAnchor({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <a className="heading-anchor" href={`#${id}`} aria-label={`Direct link to ${name}`}>
      #
    </a>
  )
}
