import type { ReactNode } from 'react'

export interface TableProps {
  readonly head: readonly string[]
  /** Each row with a key, and an optional `id` as a link target. */
  readonly rows: readonly {
    readonly key: string
    readonly id?: string
    /** `false`: no link to the row itself, because the first cell links to more about it. */
    readonly isLinked?: boolean
    readonly cells: readonly ReactNode[]
  }[]
  /**
   * What the rows are, in the plural: "methods". Tables of at least `FILTER_FROM` rows get a filter
   * field.
   */
  readonly filter?: string
}

/** Shorter tables need no filter. */
const FILTER_FROM = 6

/** A reference table, with the same markup as a table in Markdown. */
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
          {rows.map(({ key, id, isLinked = true, cells }) => (
            <tr key={key} id={id}>
              {cells.map((cell, index) => (
                <td key={head[index] ?? index}>
                  {cell}
                  {index === 0 && isLinked && id !== undefined ? (
                    <RowAnchor id={id} name={key} />
                  ) : null}
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
        <output data-count="{shown} of {count}">
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
