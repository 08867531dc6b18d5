import type { ReactNode } from 'react'

interface FriezeProps {
  readonly children: ReactNode
}

/**
 * A band of ornament, 720 by 128. Narrow places show its middle, so what counts stands between
 * 100 and 620. Decoration only: nothing is lost without it.
 */
export function Frieze({ children }: FriezeProps) {
  return (
    <svg
      className="frieze"
      viewBox="0 0 720 128"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
