import type { PageParts } from '../../shared/data/page-parts.ts'
import { renderTheme, type SiteTheme } from '../parts/render-theme.tsx'
import { PageStrip } from './PageStrip.tsx'

export interface StripSource {
  /** Inner HTML of the article. */
  readonly html: string
  readonly parts: Pick<PageParts, 'strip'>
  readonly theme: SiteTheme
  /** HTML between title and strip. */
  readonly tools?: string
}

/** The article with its strip below the title, or at its start if the title is hidden. */
export function articleWithStrip({
  html,
  parts: { strip },
  theme,
  tools = '',
}: StripSource): string {
  if (strip === undefined && tools === '') return html
  const stripHtml = strip === undefined ? '' : renderTheme(<PageStrip {...strip} />, theme)
  const [title = ''] = TITLE.exec(html) ?? []
  return `${title}${tools}${stripHtml}${html.slice(title.length)}`
}

/** The title that opens an article, after comments of the writer. */
const TITLE = /^(?:\s|<!--(?:(?!-->).)*-->)*<h1[\s>].*?<\/h1>/is
