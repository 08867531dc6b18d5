import type { DocumentData, PageShell } from '../shared/page-payload.ts'
import type { PageRecord } from '../shared/page-view.ts'
import type { RuntimeSite, SiteView } from '../shared/site-view.ts'

interface DocumentDataSource {
  readonly buildId: string
  readonly site: SiteView
  readonly page: PageRecord
  readonly shell: PageShell
}

/** What the runtime finds in the document: only what it cannot read from the HTML. */
export function documentData({ buildId, site, page, shell }: DocumentDataSource): DocumentData {
  return {
    buildId,
    site: runtimeSite(site),
    page,
    ...(shell.sidebar === undefined ? {} : { sidebarKey: shell.sidebar.key }),
  }
}

/** Undefined fields vanish in JSON. */
function runtimeSite(site: SiteView): RuntimeSite {
  const { baseUrl, lang, search, askAi, otherBaseUrls, docsVersions, analytics, text } = site
  return JSON.parse(
    JSON.stringify({ baseUrl, lang, search, askAi, otherBaseUrls, docsVersions, analytics, text }),
  ) as RuntimeSite
}

/** What the runtime has to know of a page. */
export function pageRecord({
  href,
  kind,
  title,
  documentTitle,
  className,
  version,
}: PageRecord): PageRecord {
  const record = { href, kind, title, documentTitle, className }
  return version === undefined ? record : { ...record, version }
}
