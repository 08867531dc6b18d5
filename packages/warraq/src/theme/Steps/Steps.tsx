import type { ReactNode } from 'react'
import { part } from '../parts/part.tsx'

export interface StepsProps {
  /** A numbered list. */
  readonly children?: ReactNode
}

/** A task, step by step. */
export const Steps = part('Steps', ({ children }: StepsProps) => (
  <div className="steps">{children}</div>
))
