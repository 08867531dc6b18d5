import type { PageView } from '../shared/page-view.ts'
import type { SiteView } from '../shared/site-view.ts'
import { PageBody } from './PageBody.tsx'
import { Sidebar } from './Sidebar.tsx'

interface DocPageProps {
  readonly site: SiteView
  readonly page: PageView
  readonly html: string | null
}

/** A docs page: sidebar and body. */
export function DocPage({ site, page, html }: DocPageProps) {
  const { sidebar, hasOutline, href } = page
  const columns = `${sidebar === undefined ? ' no-sidebar' : ''}${hasOutline ? '' : ' no-outline'}`
  return (
    <div className={`layout${columns}`}>
      {sidebar === undefined ? null : (
        <Sidebar key={sidebar.id} sidebar={sidebar} page={page} site={site} />
      )}
      <PageBody href={href} html={html} />
    </div>
  )
}
