import { renderToStaticMarkup } from 'react-dom/server'
import type { PageParts } from '../shared/page-parts.ts'
import type { UiText } from '../shared/ui-text.ts'
import { PageStrip } from '../theme/PageStrip/PageStrip.tsx'
import { TextContext } from '../theme/text/use-text.ts'

export interface ArticleSource {
  /** Inner HTML of the article. */
  readonly html: string
  readonly parts: Pick<PageParts, 'strip'>
  readonly text: UiText
}

/** The article with its strip under the title, or before all else where the title is hidden. */
export function articleWithStrip({ html, parts: { strip }, text }: ArticleSource): string {
  if (strip === undefined) return html
  const stripHtml = renderToStaticMarkup(
    <TextContext value={text}>
      <PageStrip {...strip} />
    </TextContext>,
  )
  const [title = ''] = /^\s*<h1[\s>][\s\S]*?<\/h1>/.exec(html) ?? []
  return `${title}${stripHtml}${html.slice(title.length)}`
}
