import type { PageParts } from '../../shared/page-parts.ts'
import type { PageView } from '../../shared/page-view.ts'
import type { SiteView } from '../../shared/site-view.ts'
import { DocPage } from '../DocPage/DocPage.tsx'
import { Html } from '../Html/Html.tsx'
import { PageStrip } from '../PageStrip/PageStrip.tsx'
import { PageTools } from '../PageTools/PageTools.tsx'
import type { SiteTheme } from '../parts/part.tsx'
import { renderTheme } from '../parts/render-theme.tsx'

export interface PageBodySource {
  readonly site: Pick<SiteView, 'title' | 'homeHref'>
  readonly theme: SiteTheme
  readonly view: Pick<PageView, 'kind'>
  readonly parts: PageParts
  /** Inner HTML of the article. */
  readonly html: string
}

/**
 * The page without the shell: breadcrumbs, article, outline, neighbours. The browser never renders
 * it.
 */
export function pageBodyHtml({ site, theme, view, parts, html }: PageBodySource): string {
  const inner = articleHtml({ theme, parts, html })
  const article = <Html as="article" className="article" {...parts.untranslated} html={inner} />
  return renderTheme(
    view.kind === 'doc' ? (
      <DocPage site={site} parts={parts}>
        {article}
      </DocPage>
    ) : (
      <main id="main" className={`main main-wide main-${view.kind}`} tabIndex={-1}>
        {article}
      </main>
    ),
    theme,
  )
}

type ArticleSource = Pick<PageBodySource, 'theme' | 'html'> & {
  readonly parts: Pick<PageParts, 'strip' | 'editUrl' | 'markdownHref' | 'assistants'>
}

/**
 * The article with its tools and its strip below the title, or at its start if the title is hidden.
 */
export function articleHtml({ theme, parts, html }: ArticleSource): string {
  const { strip, editUrl, markdownHref } = parts
  const hasTools = editUrl !== undefined || markdownHref !== undefined
  const [title = ''] = /^\s*<h1[\s>][\s\S]*?<\/h1>/.exec(html) ?? []
  const below = (
    <>
      {hasTools ? <PageTools parts={parts} /> : null}
      {strip === undefined ? null : <PageStrip {...strip} />}
    </>
  )
  return `${title}${renderTheme(below, theme)}${html.slice(title.length)}`
}
