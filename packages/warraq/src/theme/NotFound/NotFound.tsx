import type { ReactNode } from 'react'
import { part } from '../parts/part.tsx'
import { useText } from '../text/use-text.ts'

export interface NotFoundProps {
  /** Where the browser suggests pages with a similar address. */
  readonly children: ReactNode
}

/** The page that hosts show in place of a missing one. */
export const NotFound = part('NotFound', ({ children }: NotFoundProps) => {
  const text = useText()
  return (
    <>
      <h1>{text.notFoundTitle}</h1>
      <p>{text.notFoundText}</p>
      <p>{text.notFoundAdvice}</p>
      {children}
    </>
  )
})
