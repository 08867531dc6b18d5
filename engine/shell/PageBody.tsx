import { memo } from 'react'
import { Html } from './Html.tsx'

/**
 * The page inside the shell, made by the build. React never looks into it: on the first load it
 * takes over the DOM that is there, later it replaces the element as a whole.
 */
export const PageBody = memo(function PageBody({
  href,
  html,
}: {
  readonly href: string
  readonly html: string | null
}) {
  return (
    <Html
      as="div"
      key={html === null ? 'document' : href}
      className="page-body"
      html={html ?? ''}
      suppressHydrationWarning
    />
  )
})
