import type { ReactNode } from 'react'
import { ExternalIcon } from '../Icon/icons.tsx'
import { useText } from '../parts/part.tsx'

/** Marks, visibly and for screen readers, a link that opens another site in a new tab. */
export function ExternalMark() {
  const text = useText()
  return (
    <>
      <ExternalIcon className="external-icon" />
      <span className="visually-hidden"> {text.opensInNewTab}</span>
    </>
  )
}

/** Whether a link leads to another site. */
export function isOutside(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href)
}

/** Attributes that open a link to another site in a new tab. */
export function outsideAttributes(href: string) {
  return isOutside(href) ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {}
}

interface OutsideLinkProps {
  readonly href: string
  readonly children: ReactNode
}

/** A link that opens another site in a new tab, marked for screen readers only. */
export function OutsideLink({ href, children }: OutsideLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> {useText().opensInNewTab}</span>
    </a>
  )
}
