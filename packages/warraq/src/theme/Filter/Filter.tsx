import type { ReactNode } from 'react'
import { dataAttributes } from '../browser/element-data.ts'
import { part } from '../parts/part.tsx'
import { useText } from '../text/use-text.ts'
import type { FilterData } from './filter-markup.ts'

export interface FilterProps {
  readonly label?: string | undefined
  /** Entries with third-level headings. */
  readonly children?: ReactNode
}

/** A field above entries that hides those without the typed words. */
export const Filter = part('Filter', ({ label, children }: FilterProps) => {
  const text = useText()
  return (
    <docs-filter>
      <p className="filter-bar">
        <label>
          {label ?? text.filter} <input type="search" autoComplete="off" spellCheck={false} />
        </label>
        <output {...dataAttributes<FilterData>({ count: text.filterCount })} />
      </p>
      {children}
    </docs-filter>
  )
})
