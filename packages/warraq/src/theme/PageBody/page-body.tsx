import { renderToStaticMarkup } from 'react-dom/server'
import { articleWithStrip } from '../../pages/article-with-strip.tsx'
import type { PageParts } from '../../shared/page-parts.ts'
import type { PageView } from '../../shared/page-view.ts'
import type { SiteView } from '../../shared/site-view.ts'
import type { UiText } from '../../shared/ui-text.ts'
import { BackToTop } from '../BackToTop/BackToTop.tsx'
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx'
import { Html } from '../Html/Html.tsx'
import { MobileOutline } from '../Outline/MobileOutline.tsx'
import { Outline } from '../Outline/Outline.tsx'
import { PageEnd } from '../PageEnd/PageEnd.tsx'
import { Pagination } from '../Pagination/Pagination.tsx'
import { TextContext } from '../text/use-text.ts'
import { VersionNotice } from '../VersionNotice/VersionNotice.tsx'

export interface PageBodySource {
  readonly site: Pick<SiteView, 'title' | 'homeHref'>
  readonly text: UiText
  readonly view: Pick<PageView, 'kind'>
  readonly parts: PageParts
  /** Inner HTML of the article. */
  readonly html: string
}

/** The page without the live shell: crumbs, article, outline, neighbours. The browser never renders it. */
export function pageBodyHtml({ site, text, view, parts, html }: PageBodySource): string {
  const inner = articleWithStrip({ html, parts, text })
  const article = <Html as="article" className="article" {...parts.untranslated} html={inner} />
  return renderToStaticMarkup(
    <TextContext value={text}>
      {view.kind === 'doc' ? (
        <DocBody site={site} parts={parts}>
          {article}
        </DocBody>
      ) : (
        <main id="main" className={`main main-wide main-${view.kind}`} tabIndex={-1}>
          {article}
        </main>
      )}
    </TextContext>,
  )
}

interface DocBodyProps extends Pick<PageBodySource, 'site' | 'parts'> {
  readonly children: React.ReactNode
}

function DocBody({ site, parts, children }: DocBodyProps) {
  const { breadcrumbs, outline, previous, next } = parts
  return (
    <>
      <main id="main" className="main" tabIndex={-1}>
        <Breadcrumbs crumbs={breadcrumbs} homeHref={site.homeHref} />
        <VersionNotice parts={parts} siteTitle={site.title} />
        {outline.length === 0 ? null : <MobileOutline outline={outline} />}
        {children}
        <PageEnd parts={parts} />
        <Pagination previous={previous} next={next} />
      </main>
      {outline.length === 0 ? null : <Outline outline={outline} />}
      <BackToTop />
    </>
  )
}
