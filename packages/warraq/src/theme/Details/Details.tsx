import type { ReactNode } from 'react'
import { part } from '../parts/part.tsx'
import { useText } from '../text/use-text.ts'

export interface DetailsProps {
  readonly id?: string | undefined
  /** The line that opens and closes the text. */
  readonly summary?: ReactNode
  /** Whether the text is shown at first. */
  readonly isOpen?: boolean
  readonly children?: ReactNode
}

/** Text that readers open when they need it. */
export const Details = part('Details', ({ id, summary, isOpen, children }: DetailsProps) => {
  const text = useText()
  return (
    <details className="details" id={id} open={isOpen}>
      <summary>{summary ?? text.details}</summary>
      {children}
    </details>
  )
})
