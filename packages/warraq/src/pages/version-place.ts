import { ownValue } from '@warraq/search/own-value'
import type { VersionNoticeParts } from '../shared/data/page-parts.ts'
import type { PageView } from '../shared/data/page-view.ts'
import { withBase } from '../shared/text/route-path.ts'
import type { Doc } from './doc.ts'
import { type DocsVersionModel, lastVersionOf, mainDocOf } from './docs-model.ts'

/** Place of a page among the versions of its docs root. */
export interface VersionPlace {
  readonly view: Pick<PageView, 'version' | 'versionHrefs'>
  readonly notice?: VersionNoticeParts
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
  const main = latest && mainDocOf(latest)
  if (versions.length < 2 || latest === undefined || main === undefined) return () => ({ view: {} })
  const routes = versions.map(({ root: { version }, docs }) => ({
    name: version.name,
    byId: new Map(docs.map(({ id, route }) => [id, route])),
  }))
  const { name, label, badge, banner } = root.version
  const { name: latestName, label: latestLabel } = latest.root.version
  const version = { name, docsId: root.id }
  return ({ id }) => {
    const versionHrefs = Object.fromEntries(
      routes.flatMap(({ name: other, byId }) => {
        const route = byId.get(id)
        return route === undefined ? [] : [[other, withBase(baseUrl, route)] as const]
      }),
    )
    const href = ownValue(versionHrefs, latestName) ?? withBase(baseUrl, main.route)
    return {
      view: { version, versionHrefs },
      notice: {
        ...version,
        label,
        badge,
        banner,
        latestName,
        latest: { label: latestLabel, href },
      },
    }
  }
}
