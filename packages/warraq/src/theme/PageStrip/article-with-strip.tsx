import type { PageParts, PageStripParts } from '../../shared/data/page-parts.ts'
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

/**
 * The article with its strip. The first paragraph says what a page is for, so it stays directly below
 * the title, on a phone too; the strip follows it. Before another beginning, such as a table, stands
 * what a reader must know before starting; a date alone ends the page.
 */
export function articleWithStrip({
  html,
  parts: { strip },
  theme,
  tools = '',
}: StripSource): string {
  if (strip === undefined && tools === '') return html
  const [title = ''] = TITLE.exec(html) ?? []
  const text = html.slice(title.length)
  const start = `${title}${tools}`
  if (strip === undefined) return `${start}${text}`
  const stripHtml = renderTheme(<PageStrip {...strip} />, theme)
  const lead = LEAD.exec(text)?.[0]
  if (lead !== undefined) return `${start}${lead}${stripHtml}${text.slice(lead.length)}`
  return isReadBefore(strip) ? `${start}${stripHtml}${text}` : `${start}${text}${stripHtml}`
}

function isReadBefore({ time, needs }: PageStripParts): boolean {
  return time !== undefined || needs !== undefined
}

/** The title that opens an article, after comments of the writer. */
const TITLE = /^(?:\s|<!--(?:(?!-->).)*-->)*<h1[\s>].*?<\/h1>/is

/** The paragraph that follows; one that announces a list or a block, with a colon, belongs to that. */
const LEAD = /^\s*<p(?:\s[^>]*)?>(?:(?!<\/p>).)*(?<![:\s])\s*<\/p>/is
