import type { ReactNode } from 'react'
import { part } from '../parts/part.tsx'

export interface SearchProps {
  /** Field, filters and results, which the browser brings to life. */
  readonly children: ReactNode
}

/** The content of the search page. */
export const Search = part('Search', ({ children }: SearchProps) => children)
