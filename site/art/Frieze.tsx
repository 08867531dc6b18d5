import type { ReactNode } from 'react'

interface FriezeProps {
  readonly children: ReactNode
}

/**
 * An ornamental band, 720 by 128. Narrow places show only its middle, so important shapes are
 * between 100 and 620. Purely decorative.
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
