import type { DocumentData, PageShell } from '../../shared/page-payload.ts'
import type { PageRecord, PageView } from '../../shared/page-view.ts'
import { pick } from '../../shared/pick.ts'
import type { RuntimeSite, SiteView } from '../../shared/site-view.ts'

export function runtimeSite(site: SiteView): RuntimeSite {
  return pick(site, ['baseUrl', 'lang', 'search', 'otherBaseUrls', 'docsVersions', 'text'])
}

/** The data about a page that the runtime needs. */
export function pageRecord(page: PageView): PageRecord {
  return pick(page, ['href', 'kind', 'title', 'documentTitle', 'className', 'version'])
}

interface DocumentDataSource extends Pick<DocumentData, 'buildId' | 'site' | 'page'> {
  readonly shell: PageShell
}

/** The data that the runtime reads from the document: only what it cannot read from the HTML. */
export function documentData({ shell, ...data }: DocumentDataSource): DocumentData {
  return shell.sidebar === undefined ? data : { ...data, sidebarKey: shell.sidebar.key }
}
