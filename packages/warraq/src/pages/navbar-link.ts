import type { NavbarInnerItem } from '../config/navbar-schema.ts'
import type { ActiveRule, NavbarLinkView, VersionOption } from '../shared/data/site-view.ts'
import { oneOf } from '../shared/text/nearest.ts'
import { isExternalHref, splitHref, withBase } from '../shared/text/route-path.ts'
import { report } from './config-entry.ts'
import type { Doc } from './doc.ts'
import { type DocsVersionModel, lastVersionOf, mainDocOf } from './docs-model.ts'
import { linkConfigHtml } from './link-html.ts'
import type { NavbarEntry } from './navbar-entry.ts'
import { type AddressForm, fromRoot, localHref, targetOf } from './site-href.ts'

type LinkItem<Kind> = Extract<NavbarInnerItem, { readonly type: Kind }>

/** The fields that say where a link leads. */
export type TargetItem = Pick<
  LinkItem<'doc'>,
  'label' | 'html' | 'to' | 'href' | 'prependBaseUrlToHref' | 'activeBasePath' | 'activeBaseRegex'
>

/** The fields of an item that refers to a section. */
type SectionItem = Pick<LinkItem<'doc'>, 'label' | 'docsPluginId'>
type DocItem = SectionItem & Pick<LinkItem<'doc'>, 'docId'>
type SidebarItem = SectionItem & Pick<LinkItem<'docSidebar'>, 'sidebarId'>
type VersionItem = SectionItem & Pick<LinkItem<'docsVersion'>, 'version' | 'to'>

/** A link to a page or another site, as the item says. */
export function targetLink({ item, ...form }: NavbarEntry<TargetItem>): NavbarLinkView {
  const { target, href } = targetOf(item, form)
  const { label = target, html } = item
  return {
    label: html === undefined ? label : linkConfigHtml(html, form),
    href,
    html: html !== undefined,
    active: activeRule(item, href, form.baseUrl),
  }
}

function activeRule(item: TargetItem, href: string, baseUrl: string): ActiveRule | undefined {
  if (item.activeBaseRegex !== undefined) return { by: 'regex', pattern: item.activeBaseRegex }
  if (item.activeBasePath !== undefined)
    return { by: 'prefix', path: withBase(baseUrl, item.activeBasePath) }
  return isExternalHref(href) ? undefined : { by: 'prefix', path: splitHref(href).path }
}

/** A link to a doc, with its address in each version that has it. */
export function docLink(entry: NavbarEntry<DocItem>): NavbarLinkView[] {
  const versions = versionsFor(entry)
  const last = lastVersionOf(versions)
  if (last === undefined) return []
  const ids = [...new Set(versions.flatMap(({ docs }) => docs.map(({ id }) => id)))].sort()
  const asked = entry.item.docId
  if (last.drafts.has(asked)) return []
  const docIn = (version: DocsVersionModel) =>
    version.docs.find(({ id }) => id === asked) ?? generatedIndex(version, asked)
  const link = versionedLink(entry, versions, (version) => {
    const doc = docIn(version)
    return doc && { href: doc.route, label: asked }
  })
  if (link === undefined) return report(entry, 'docId', `doc "${asked}"`, oneOf(asked, ids))
  const doc = docIn(last)
  const sidebar = last.sidebars.find(({ index }) => doc !== undefined && index.places.has(doc))
  return [
    {
      ...link,
      active: sidebar ? { by: 'sidebar', id: sidebar.name } : { by: 'exact', path: link.href },
      isUnlisted: doc?.frontMatter.unlisted,
    },
  ]
}

/** The generated page of a category, which has its slug for an id: `/examples`. */
function generatedIndex({ root, sidebars }: DocsVersionModel, slug: string): Doc | undefined {
  if (!slug.startsWith('/')) return undefined
  const route = `${root.route}${slug.slice(1)}`.replace(/\/+$/, '')
  const docs = sidebars.flatMap(({ index }) => [...index.places.keys()])
  return docs.find((doc) => doc.route.replace(/\/+$/, '') === route)
}

/** A link to the first page of a sidebar. */
export function sidebarLink(entry: NavbarEntry<SidebarItem>): NavbarLinkView[] {
  const versions = versionsFor(entry)
  if (versions.length === 0) return []
  const sidebars = versions.flatMap((version) => version.sidebars)
  const ids = [...new Set(sidebars.map(({ id }) => id))]
  const asked = entry.item.sidebarId
  const sidebar = sidebars.find(({ id }) => id === asked)
  if (sidebar === undefined)
    return report(entry, 'sidebarId', `sidebar "${asked}"`, oneOf(asked, ids))
  const link = versionedLink(entry, versions, (version) => firstLink(version, asked))
  if (link === undefined) {
    const found = `sidebar "${asked}", which contains no doc or link`
    return report(entry, 'sidebarId', found, 'a sidebar with a doc or a link')
  }
  return [{ ...link, active: { by: 'sidebar', id: sidebar.name } }]
}

/** A link to the main page of one version. */
export function versionLink(entry: NavbarEntry<VersionItem>): NavbarLinkView[] {
  const { item } = entry
  const versions = versionsFor(entry)
  if (versions.length === 0) return []
  const names = versions.map(({ root }) => root.version.name)
  const asked = item.version
  const version = versions.find(({ root }) => root.version.name === asked)
  if (version === undefined)
    return report(entry, 'version', `version "${asked}"`, oneOf(asked, names))
  return options([version], entry).map(({ label, href }) => ({
    label: item.label ?? label,
    href: item.to === undefined ? href : localHref(fromRoot(item.to), entry),
    active: { by: 'version', docsId: version.root.id, name: asked },
  }))
}

interface Target {
  readonly href: string
  readonly label: string
}

function firstLink({ sidebars }: DocsVersionModel, id: string): Target | undefined {
  const sidebar = sidebars.find((candidate) => candidate.id === id)
  const doc = sidebar?.index.order[0]
  if (doc === undefined) return sidebar?.items.find((item) => item.kind === 'link')
  return { href: doc.route, label: sidebar?.index.places.get(doc)?.label ?? doc.title }
}

/**
 * A link to the target in the last version, otherwise to that in the first version that has one. If
 * the reader's choice of a version is stored, it has the address in each version.
 */
function versionedLink(
  { item, ...form }: NavbarEntry<SectionItem>,
  versions: readonly DocsVersionModel[],
  targetIn: (version: DocsVersionModel) => Target | undefined,
): NavbarLinkView | undefined {
  const targets = versions.flatMap((version) => {
    const target = targetIn(version)
    return target ? [{ ...target, version, href: localHref(target.href, form) }] : []
  })
  const last = lastVersionOf(versions)
  const main = targets.find(({ version }) => version === last) ?? targets[0]
  if (main === undefined) return undefined
  const { id: docsId, versionPersistence } = main.version.root
  const hrefs = targets.map(({ version, href }) => [version.root.version.name, href])
  return {
    label: item.label ?? main.label,
    href: main.href,
    versions:
      versions.length < 2 || versionPersistence === 'none'
        ? undefined
        : { docsId, hrefs: Object.fromEntries(hrefs) },
  }
}

/** The versions of the docs root that an item refers to. */
export function versionsFor(
  entry: NavbarEntry<Pick<SectionItem, 'docsPluginId'>>,
): readonly DocsVersionModel[] {
  const { item, docs } = entry
  const ids = [...docs.keys()]
  const asked = item.docsPluginId
  const found = docs.get(asked ?? (docs.has('default') ? 'default' : (ids[0] ?? '')))
  return (
    found ?? report(entry, 'docsPluginId', String(JSON.stringify(asked)), oneOf(asked ?? '', ids))
  )
}

/** The main page of each version. */
export function options(
  versions: readonly DocsVersionModel[],
  { baseUrl }: Pick<AddressForm, 'baseUrl'>,
): VersionOption[] {
  return versions.flatMap((model) => {
    const main = mainDocOf(model)
    const { name, label } = model.root.version
    return main === undefined ? [] : [{ name, label, href: withBase(baseUrl, main.route) }]
  })
}
