import { memo } from 'react'
import { Html } from './Html.tsx'

interface ArticleProps {
  readonly href: string
  readonly html: string | null
}

/**
 * The content of the page. React never looks into it: on the first load it takes over the DOM that
 * is there, later it replaces the element as a whole.
 */
export const Article = memo(function Article({ href, html }: ArticleProps) {
  return (
    <Html
      as="article"
      key={html === null ? 'document' : href}
      className="article"
      html={html ?? ''}
      suppressHydrationWarning
    />
  )
})
