import { fillText } from '@warraq/search-dialog/shared/fill-text'
import type { ReactNode } from 'react'
import { dataAttributes } from '../browser/element-data.ts'
import { part } from '../parts/part.tsx'
import { useText } from '../text/use-text.ts'

/** Data of the `<output>` of a filter. */
export type FilterData = {
  /** Says how many entries are shown. */
  readonly count: string
}

export interface FilterProps {
  readonly label?: string | undefined
  /** Number of the entries. */
  readonly count?: number | undefined
  /** Entries with third-level headings. */
  readonly children?: ReactNode
}

/** A field above entries that hides those without the typed words. */
export const Filter = part('Filter', ({ label, count = 0, children }: FilterProps) => {
  const text = useText()
  return (
    <docs-filter>
      <p className="filter-bar">
        <label>
          {label ?? text.filter} <input type="search" autoComplete="off" spellCheck={false} />
        </label>
        <output {...dataAttributes<FilterData>({ count: text.filterCount })}>
          {count === 0
            ? null
            : fillText(text.filterCount, { shown: `${count}`, count: `${count}` })}
        </output>
      </p>
      {children}
    </docs-filter>
  )
})
