import { ownValue } from '@warraq/search/own-value'
import { StrokeIcon } from '@warraq/search-dialog/shared/draw-icon'
import type { ReactNode } from 'react'
import { part } from '../parts/part.tsx'
import { CARD_ICON_PATHS } from './card-icon-paths.ts'

export interface CardProps {
  readonly href: string
  readonly title: string
  /** Name in `CARD_ICON_PATHS`; an unknown name shows no icon. */
  readonly icon?: string | undefined
  readonly children?: ReactNode
}

/** A link to another page with a short description. */
export const Card = part('Card', ({ href, title, icon = '', children }: CardProps) => {
  const path = ownValue(CARD_ICON_PATHS, icon)
  return (
    <a className="card" href={href}>
      {path && <StrokeIcon className="card-icon" path={path} size={24} />}
      <span className="card-title">{title}</span>
      {children}
    </a>
  )
})
