import type { ReactNode } from 'react'
import { matchRanges } from '../search/match-ranges.ts'

interface MarkedProps {
  readonly text: string
  readonly query: string
}

/** A text with the words of the query marked. */
export function Marked({ text, query }: MarkedProps): ReactNode {
  let at = 0
  const pieces: ReactNode[] = matchRanges(text, query).flatMap(([start, end]) => {
    const before = text.slice(at, start)
    at = end
    return [before, <mark key={start}>{text.slice(start, end)}</mark>]
  })
  return [...pieces, text.slice(at)]
}
