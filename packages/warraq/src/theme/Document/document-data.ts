import type { PageRecord, PageView } from '../../shared/data/page-view.ts'
import type { RuntimeSite, SiteView } from '../../shared/data/site-view.ts'

export function runtimeSite(site: SiteView): RuntimeSite {
  return pick(site, ['baseUrl', 'lang', 'search', 'otherBaseUrls', 'docsVersions', 'text'])
}

/** The data about a page that the runtime needs. */
export function pageRecord(page: PageView): PageRecord {
  return pick(page, ['href', 'kind', 'title', 'documentTitle', 'className', 'version'])
}

/** The named fields of an object; missing ones are left out. */
function pick<T extends object, Name extends keyof T>(
  object: T,
  names: readonly Name[],
): Pick<T, Name> {
  const fields = names.filter((name) => object[name] !== undefined)
  return Object.fromEntries(fields.map((name) => [name, object[name]])) as Pick<T, Name>
}
