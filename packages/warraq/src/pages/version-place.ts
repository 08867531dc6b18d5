import type { VersionNotice } from '../shared/page-parts.ts'
import type { PageVersion, PageView } from '../shared/page-view.ts'
import { withBase } from '../shared/route-path.ts'
import type { Doc } from './doc.ts'
import { type DocsVersionModel, lastVersionOf, mainDocOf } from './docs-model.ts'

/** Place of a page among the versions of its docs root. */
export interface VersionPlace {
  readonly view: Pick<PageView, 'version' | 'versionHrefs'>
  readonly notice?: VersionNotice
}

/**
 * Version data of a page: name and banner of its version, the link to the latest version, and the
 * same page in the others. Empty in a docs root with one version.
 */
export function versionPlace(
  { root }: DocsVersionModel,
  versions: readonly DocsVersionModel[],
  baseUrl: string,
): (doc: Doc) => VersionPlace {
  const latest = lastVersionOf(versions)
  const main = latest === undefined ? undefined : mainDocOf(latest)
  if (versions.length < 2 || latest === undefined || main === undefined) return () => ({ view: {} })
  const byId = versions.map((version) => ({
    name: version.root.version.name,
    docs: new Map(version.docs.map((doc) => [doc.id, doc])),
  }))
  const { name, label, badge, banner } = root.version
  const latestVersion = latest.root.version
  return (doc) => {
    const same = byId.flatMap((version) => {
      const twin = version.docs.get(doc.id)
      return twin === undefined ? [] : [[version.name, withBase(baseUrl, twin.route)] as const]
    })
    const hrefs = Object.fromEntries(same)
    const place: PageVersion = { name, docsId: root.id }
    return {
      view: { version: place, versionHrefs: hrefs },
      notice: {
        ...place,
        label,
        badge,
        banner,
        latestName: latestVersion.name,
        latest: {
          label: latestVersion.label,
          href: hrefs[latestVersion.name] ?? withBase(baseUrl, main.route),
        },
      },
    }
  }
}
