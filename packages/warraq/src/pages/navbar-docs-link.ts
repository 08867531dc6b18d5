import type { NavbarItemConfig } from '../config/shell-schemas.ts'
import { oneOf } from '../shared/nearest.ts'
import { withBase } from '../shared/route-path.ts'
import type { NavbarLinkView, VersionOption } from '../shared/site-view.ts'
import { type DocsVersionModel, lastVersionOf, mainDocOf } from './docs-model.ts'
import { localHref } from './local-href.ts'
import { attributesOf } from './navbar-fields.ts'
import { foundText, type NavbarScope, report } from './navbar-scope.ts'

/** A link to a doc, with its address in each version that has it. */
export function docLink(
  item: NavbarItemConfig,
  path: string,
  scope: NavbarScope,
): NavbarLinkView[] {
  const versions = versionsFor(item, path, scope)
  const last = lastVersionOf(versions)
  if (last === undefined) return []
  const ids = [...new Set(versions.flatMap(({ docs }) => docs.map(({ id }) => id)))].sort()
  const asked = item.docId
  if (typeof asked !== 'string' || asked === '')
    return report(scope, `${path}.docId`, foundText(asked), oneOf('', ids))
  if (last.drafts.has(asked)) return []
  const hrefs = hrefsBy(versions, ({ docs }) => docs.find(({ id }) => id === asked)?.route, scope)
  const main = mainOf(hrefs, last)
  if (main === undefined) return report(scope, `${path}.docId`, `doc "${asked}"`, oneOf(asked, ids))
  const doc = last.docs.find(({ id }) => id === asked)
  const sidebar = last.sidebars.find(({ index }) => doc !== undefined && index.places.has(doc))
  return [
    {
      label: item.label ?? asked,
      href: main,
      active:
        sidebar === undefined ? { by: 'exact', path: main } : { by: 'sidebar', id: sidebar.name },
      ...(doc?.frontMatter.unlisted === true ? { isUnlisted: true } : {}),
      ...versioned(versions, last, hrefs),
      ...attributesOf(item),
    },
  ]
}

/** A link to the first page of a sidebar. */
export function sidebarLink(
  item: NavbarItemConfig,
  path: string,
  scope: NavbarScope,
): NavbarLinkView[] {
  const versions = versionsFor(item, path, scope)
  const last = lastVersionOf(versions)
  if (last === undefined) return []
  const ids = [...new Set(versions.flatMap(({ sidebars }) => sidebars.map(({ id }) => id)))]
  const asked = item.sidebarId
  if (typeof asked !== 'string' || asked === '')
    return report(
      scope,
      `${path}.sidebarId`,
      foundText(asked),
      `the sidebar to open, ${oneOf('', ids)}`,
    )
  const first = (version: DocsVersionModel) => firstLink(version, asked)
  const holder = versions.find(({ sidebars }) => sidebars.some(({ id }) => id === asked))
  const sidebar = holder?.sidebars.find(({ id }) => id === asked)
  if (sidebar === undefined)
    return report(scope, `${path}.sidebarId`, `sidebar "${asked}"`, oneOf(asked, ids))
  const hrefs = hrefsBy(versions, (version) => first(version)?.href, scope)
  const href = mainOf(hrefs, last)
  if (href === undefined)
    return report(
      scope,
      `${path}.sidebarId`,
      `sidebar "${asked}", which contains no doc or link`,
      'a sidebar with a doc or a link',
    )
  const label = item.label ?? (first(last) ?? first(holder ?? last))?.label ?? asked
  return [
    {
      label,
      href,
      active: { by: 'sidebar', id: sidebar.name },
      ...versioned(versions, last, hrefs),
      ...attributesOf(item),
    },
  ]
}

/** A link to the main page of one version. */
export function versionLink(
  item: NavbarItemConfig,
  path: string,
  scope: NavbarScope,
): NavbarLinkView[] {
  const versions = versionsFor(item, path, scope)
  if (versions.length === 0) return []
  const names = versions.map(({ root }) => root.version.name)
  const asked = item.version
  if (typeof asked !== 'string' || asked === '')
    return report(scope, `${path}.version`, foundText(asked), `a version name, ${oneOf('', names)}`)
  const version = versions.find(({ root }) => root.version.name === asked)
  if (version === undefined)
    return report(scope, `${path}.version`, `version "${asked}"`, oneOf(asked, names))
  const [option] = options([version], scope)
  if (option === undefined) return []
  return [
    {
      label: item.label ?? option.label,
      href: item.to === undefined ? option.href : localHref(item.to, scope.baseUrl),
      active: { by: 'version', docsId: version.root.id, name: asked },
      ...attributesOf(item),
    },
  ]
}

function firstLink(
  { sidebars }: DocsVersionModel,
  id: string,
): { readonly href: string; readonly label: string } | undefined {
  const sidebar = sidebars.find((candidate) => candidate.id === id)
  const doc = sidebar?.index.order[0]
  if (sidebar === undefined) return undefined
  if (doc !== undefined)
    return { href: doc.route, label: sidebar.index.places.get(doc)?.label ?? doc.title }
  return sidebar.items.find((item) => item.kind === 'link')
}

/** The versions of the docs root that an item refers to. */
export function versionsFor(
  item: NavbarItemConfig,
  path: string,
  scope: NavbarScope,
): readonly DocsVersionModel[] {
  const { docs } = scope
  const ids = [...docs.keys()]
  const asked = item.docsPluginId === undefined ? undefined : String(item.docsPluginId)
  const found = docs.get(asked ?? (docs.has('default') ? 'default' : (ids[0] ?? '')))
  if (found === undefined)
    report(scope, `${path}.docsPluginId`, String(JSON.stringify(asked)), oneOf(asked ?? '', ids))
  return found ?? []
}

/** The main page of each version. */
export function options(
  versions: readonly DocsVersionModel[],
  { baseUrl }: NavbarScope,
): VersionOption[] {
  return versions.flatMap((model) => {
    const main = mainDocOf(model)
    const { name, label } = model.root.version
    return main === undefined ? [] : [{ name, label, href: withBase(baseUrl, main.route) }]
  })
}

function hrefsBy(
  versions: readonly DocsVersionModel[],
  routeOf: (version: DocsVersionModel) => string | undefined,
  { baseUrl }: NavbarScope,
): Record<string, string> {
  return Object.fromEntries(
    versions.flatMap((version) => {
      const route = routeOf(version)
      return route === undefined
        ? []
        : [[version.root.version.name, localHref(route, baseUrl)] as const]
    }),
  )
}

/** The address in the last version, otherwise in the first one that has it. */
function mainOf(
  hrefs: Readonly<Record<string, string>>,
  last: DocsVersionModel,
): string | undefined {
  return hrefs[last.root.version.name] ?? Object.values(hrefs)[0]
}

/** Only a docs root with several versions redirects the reader to the preferred one. */
function versioned(
  versions: readonly DocsVersionModel[],
  last: DocsVersionModel,
  hrefs: Readonly<Record<string, string>>,
): Pick<NavbarLinkView, 'versions'> {
  return versions.length < 2 || last.root.versionPersistence === 'none'
    ? {}
    : { versions: { docsId: last.root.id, hrefs } }
}
