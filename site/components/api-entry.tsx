import type { ReactNode } from 'react'
import { ApiColumns, type ApiColumnsProps } from './api-columns.tsx'
import { EntryHeading } from './entry-heading.tsx'

interface ApiEntryProps extends ApiColumnsProps {
  readonly id: string
  /** Name in the accessible label of the link beside the heading. */
  readonly name: string
  readonly heading: ReactNode
  readonly level?: 3 | 4
}

/** One method, query or function on a page with many. */
export function ApiEntry({ id, name, heading, level = 3, ...columns }: ApiEntryProps) {
  return (
    <section className="api-entry needs-width">
      <EntryHeading id={id} name={name} level={level}>
        <code>{heading}</code>
      </EntryHeading>
      <ApiColumns {...columns} />
    </section>
  )
}
