import type { PageParts } from '../../shared/data/page-parts.ts'
import type { PageView } from '../../shared/data/page-view.ts'
import * as SHELL_ID from '../../shared/data/shell-ids.ts'
import { DocPage } from '../DocPage/DocPage.tsx'
import { Html } from '../Html/Html.tsx'
import { MobileOutline } from '../Outline/MobileOutline.tsx'
import { articleWithStrip } from '../PageStrip/article-with-strip.tsx'
import { PageTools } from '../PageTools/PageTools.tsx'
import { renderTheme, type ShellTheme } from '../parts/render-theme.tsx'

export interface PageBodySource {
  readonly theme: ShellTheme
  readonly view: Pick<PageView, 'kind'>
  readonly parts: PageParts
  /** Inner HTML of the article. */
  readonly html: string
}

/**
 * The page without the shell: breadcrumbs, article, outline, neighbours. The browser never renders
 * it.
 */
export function pageBodyHtml({ theme, view, parts, html }: PageBodySource): string {
  const tools =
    parts.markdownHref === undefined ? '' : renderTheme(<PageTools parts={parts} />, theme)
  const outline =
    view.kind !== 'doc' || parts.outline.length === 0
      ? ''
      : renderTheme(<MobileOutline outline={parts.outline} />, theme)
  const inner = articleWithStrip({ html, parts, theme, tools, outline })
  const article = <Html as="article" className="article" {...parts.untranslated} html={inner} />
  return renderTheme(
    view.kind === 'doc' ? (
      <DocPage parts={parts}>{article}</DocPage>
    ) : (
      <main id={SHELL_ID.main} className={`main main-wide main-${view.kind}`} tabIndex={-1}>
        {article}
      </main>
    ),
    theme,
  )
}
