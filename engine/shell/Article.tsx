import { memo } from 'react'
import type { PageView } from '../shared/page-view.ts'
import { Html } from './Html.tsx'

interface ArticleProps {
  readonly href: string
  readonly html: string | null
  /** Language of the text when it is not that of the site. */
  readonly language?: PageView['untranslated']
}

/**
 * The content of the page. React never looks into it: on the first load it takes over the DOM that
 * is there, later it replaces the element as a whole.
 */
export const Article = memo(function Article({ href, html, language }: ArticleProps) {
  return (
    <Html
      as="article"
      key={html === null ? 'document' : href}
      className="article"
      {...language}
      html={html ?? ''}
      suppressHydrationWarning
    />
  )
})
