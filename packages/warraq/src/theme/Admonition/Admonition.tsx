import type { ReactNode } from 'react'
import { part } from '../parts/part.tsx'
import { useText } from '../text/use-text.ts'
import { admonitionLook, admonitionTitle } from './admonition-kinds.ts'

export interface AdmonitionProps {
  /** `note`, `tip`, `info`, `warning`, `danger` or an alias of one of these. */
  readonly kind: string
  /** Defaults to the name of the kind. */
  readonly title?: ReactNode
  /** The title as plain text, for screen readers. */
  readonly label?: string | undefined
  readonly id?: string | undefined
  /** Additional classes. */
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** A box beside the text: a remark, advice, a warning. */
export const Admonition = part(
  'Admonition',
  ({ kind, title, label, id, className, children }: AdmonitionProps) => {
    const name = admonitionTitle(kind, useText())
    const classes = ['admonition', `admonition-${admonitionLook(kind)}`, className]
    return (
      <div
        className={classes.filter(Boolean).join(' ')}
        role="note"
        aria-label={label ?? name}
        id={id}
      >
        <p className="admonition-title">{title ?? name}</p>
        {children}
      </div>
    )
  },
)
