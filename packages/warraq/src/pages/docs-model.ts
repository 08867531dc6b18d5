import { remembered } from '@warraq/search/remembered'
import { CURRENT_VERSION, type DocsRoot } from '../config/docs-root.ts'
import { isPathOf } from '../shared/text/route-path.ts'
import type { Doc } from './doc.ts'
import type { NamedSidebar } from './section-sidebars.ts'

/** One version of a docs root with its docs and sidebars. */
export interface DocsVersionModel {
  readonly root: DocsRoot
  readonly docs: readonly Doc[]
  /** Ids of drafts, which exist only on the development server. */
  readonly drafts: ReadonlySet<string>
  readonly sidebars: readonly NamedSidebar[]
}

/** The versions of every docs root, newest first, by docs id. */
export type DocsModel = ReadonlyMap<string, readonly DocsVersionModel[]>

/** Groups versions by their docs root. */
export function docsModel(versions: readonly DocsVersionModel[]): DocsModel {
  const byId = new Map<string, DocsVersionModel[]>()
  for (const version of versions) remembered(byId, version.root.id, () => []).push(version)
  return byId
}

/** The main page of a version: the one at its root, otherwise the first of its sidebar. */
export function mainDocOf({ root, docs, sidebars }: DocsVersionModel): Doc | undefined {
  return (
    docs.find(({ route }) => isPathOf(route, root.route)) ?? sidebars[0]?.index.order[0] ?? docs[0]
  )
}

/** The version served at the route of the docs root. */
export function lastVersionOf(versions: readonly DocsVersionModel[]): DocsVersionModel | undefined {
  return versions.find(({ root }) => root.version.isLast) ?? versions[0]
}

/** Routes of unreleased pages, each mapped to the released version of the page, else to itself. */
export function releasedRoutes(model: DocsModel): ReadonlyMap<string, string> {
  const pairs = [...model.values()].flatMap((versions) => {
    const released = new Map(lastVersionOf(versions)?.docs.map(({ id, route }) => [id, route]))
    return versions
      .filter(({ root: { version } }) => version.name === CURRENT_VERSION && !version.isLast)
      .flatMap(({ docs }) => docs)
      .map(({ id, route }) => [route, released.get(id) ?? route] as const)
  })
  return new Map(pairs)
}
