import type { PageView } from '../shared/page-view.ts'
import type { SiteView } from '../shared/site-view.ts'
import { Article } from './Article.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { MobileOutline } from './MobileOutline.tsx'
import { Outline } from './Outline.tsx'
import { PageEnd } from './PageEnd.tsx'
import { Pagination } from './Pagination.tsx'
import { Sidebar } from './Sidebar.tsx'
import { VersionNotice } from './VersionNotice.tsx'

interface DocPageProps {
  readonly site: SiteView
  readonly page: PageView
  readonly html: string | null
}

/** A docs page: sidebar, content, outline. */
export function DocPage({ site, page, html }: DocPageProps) {
  const { sidebar, outline } = page
  const columns = [
    sidebar === undefined ? 'no-sidebar' : '',
    outline.length === 0 ? 'no-outline' : '',
  ]
    .join(' ')
    .trim()
  return (
    <div className={`layout ${columns}`.trim()}>
      {sidebar === undefined ? null : (
        <Sidebar key={sidebar.id} sidebar={sidebar} page={page} site={site} />
      )}
      <main id="main" className="main" tabIndex={-1}>
        <ErrorBoundary resetKey={page.href}>
          <Breadcrumbs crumbs={page.breadcrumbs} homeHref={site.homeHref} />
          <VersionNotice page={page} siteTitle={site.title} />
          {outline.length === 0 ? null : <MobileOutline key={page.href} outline={outline} />}
          <Article href={page.href} html={html} language={page.untranslated} />
          <PageEnd page={page} />
          <Pagination previous={page.previous} next={page.next} />
        </ErrorBoundary>
      </main>
      {outline.length === 0 ? null : <Outline outline={outline} pageHref={page.href} />}
    </div>
  )
}
