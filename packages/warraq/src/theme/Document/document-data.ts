import type { PageRecord, PageView } from '../../shared/data/page-view.ts'
import { pick } from '../../shared/data/pick.ts'
import type { RuntimeSite, SiteView } from '../../shared/data/site-view.ts'

export function runtimeSite(site: SiteView): RuntimeSite {
  return pick(site, ['baseUrl', 'lang', 'search', 'otherBaseUrls', 'docsVersions', 'text'])
}

/** The data about a page that the runtime needs. */
export function pageRecord(page: PageView): PageRecord {
  return pick(page, ['href', 'kind', 'title', 'documentTitle', 'className', 'version'])
}
