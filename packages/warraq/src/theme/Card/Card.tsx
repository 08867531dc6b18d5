import type { ReactNode } from 'react'
import { part } from '../parts/part.tsx'
import { CardIcon } from './CardIcon.tsx'

export interface CardProps {
  readonly href: string
  readonly title: string
  /** Name of an icon of `CardIcon`. */
  readonly icon?: string | undefined
  readonly children?: ReactNode
}

/** A link to another page with a short description. */
export const Card = part('Card', ({ href, title, icon, children }: CardProps) => (
  <a className="card" href={href}>
    <CardIcon name={icon} />
    <span className="card-title">{title}</span>
    {children}
  </a>
))
