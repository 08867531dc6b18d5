import type { ReactNode } from 'react'
import { ownValue } from '../../shared/own-value.ts'
import { part, useText } from '../parts/part.tsx'
import type { UiText } from '../text/ui-text.ts'

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

/** Colours and icon of a kind, and the text it shows if the writer gives no title. */
type AdmonitionKind = readonly [look: string, title: keyof UiText]

/** Kinds of admonitions. */
export const ADMONITION_KINDS: Readonly<Record<string, AdmonitionKind>> = {
  note: ['note', 'note'],
  tip: ['tip', 'tip'],
  info: ['info', 'info'],
  warning: ['warning', 'warning'],
  danger: ['danger', 'danger'],
  secondary: ['note', 'note'],
  success: ['tip', 'tip'],
  important: ['info', 'info'],
  caution: ['warning', 'caution'],
}

/** A box beside the text: a remark, advice, a warning. An unknown kind is its own title. */
export const Admonition = part(
  'Admonition',
  ({ kind, title, label, id, className, children }: AdmonitionProps) => {
    const text = useText()
    const [look, key] = ownValue(ADMONITION_KINDS, kind) ?? [kind]
    const name = key === undefined ? kind : text[key]
    return (
      <div
        className={`admonition admonition-${look} ${className ?? ''}`.trim()}
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
