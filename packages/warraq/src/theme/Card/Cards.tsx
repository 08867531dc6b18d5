import type { ReactNode } from 'react'
import { part } from '../parts/part.tsx'

export interface CardsProps {
  /** `Card` elements. */
  readonly children?: ReactNode
}

/** Links to other pages, as a grid. */
export const Cards = part('Cards', ({ children }: CardsProps) => (
  <div className="cards">{children}</div>
))
