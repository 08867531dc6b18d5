import type { PageParts } from '../../shared/data/page-parts.ts'
import { renderTheme, type SiteTheme } from '../parts/render-theme.tsx'
import { PageStrip } from './PageStrip.tsx'

export interface StripSource {
  /** Inner HTML of the article. */
  readonly html: string
  readonly parts: Pick<PageParts, 'strip'>
  readonly theme: SiteTheme
  /** HTML beside the title. */
  readonly tools?: string
  /** HTML below the strip. */
  readonly outline?: string
}

/**
 * The article with its head: the title with the tools, the first paragraph as a lead, the strip and
 * the folded outline. The first paragraph says what a page is for, so it stays directly below the
 * title, on a phone too; before another beginning, such as a table, stands the strip.
 */
export function articleWithStrip(source: StripSource): string {
  const { html, parts, theme, tools = '', outline = '' } = source
  const { strip } = parts
  if (strip === undefined && tools === '' && outline === '') return html
  const [title = ''] = TITLE.exec(html) ?? []
  const [lead = ''] = LEAD.exec(html.slice(title.length)) ?? []
  const head = tools === '' ? title : `<div class="page-head">${title}${tools}</div>`
  const stripHtml = strip === undefined ? '' : renderTheme(<PageStrip {...strip} />, theme)
  const text = html.slice(title.length + lead.length)
  return `${head}${lead.replace('<p>', '<p class="lead">')}${stripHtml}${outline}${text}`
}

/** The title that opens an article, after comments of the writer. */
const TITLE = /^(?:\s|<!--(?:(?!-->).)*-->)*<h1[\s>].*?<\/h1>/is

/** The paragraph that follows; one that announces a list or a block, with a colon, belongs to that. */
const LEAD = /^\s*<p(?:\s[^>]*)?>(?:(?!<\/p>).)*(?<![:\s])\s*<\/p>/is
