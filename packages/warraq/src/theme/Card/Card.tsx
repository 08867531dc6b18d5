import type { ReactNode } from 'react'
import { ownValue } from '../../shared/own-value.ts'
import { part } from '../parts/part.tsx'
import { CARD_ICON_PATHS } from './card-icon-paths.ts'

export interface CardProps {
  readonly href: string
  readonly title: string
  /** Name of an icon, such as `book`. */
  readonly icon?: string | undefined
  readonly children?: ReactNode
}

/** A link to another page with a short description. */
export const Card = part('Card', ({ href, title, icon = '', children }: CardProps) => (
  <a className="card" href={href}>
    <CardIcon path={ownValue(CARD_ICON_PATHS, icon)} />
    <span className="card-title">{title}</span>
    {children}
  </a>
))

/** A drawing in the text colour; empty for an unknown icon. */
function CardIcon({ path }: { readonly path: string | undefined }) {
  if (path === undefined) return null
  return (
    <svg
      className="card-icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}

export interface CardsProps {
  /** `Card` elements. */
  readonly children?: ReactNode
}

/** Links to other pages, as a grid. */
export const Cards = part('Cards', ({ children }: CardsProps) => (
  <div className="cards">{children}</div>
))
