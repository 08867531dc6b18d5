import { attributesOf } from '../config/link-fields.ts'
import {
  isMenu,
  NAVBAR_KINDS,
  type NavbarInnerItem,
  type NavbarItemConfig,
  type OwnNavbarItem,
} from '../config/navbar-schema.ts'
import { navbarOptions } from '../plugins/navbar-kinds.ts'
import type { PluginEntry } from '../plugins/owned-entries.ts'
import type { NavbarKind } from '../plugins/warraq-plugin.ts'
import type {
  NavbarDropdownItemView,
  NavbarItemContent,
  NavbarItemView,
} from '../shared/data/site-view.ts'
import { oneOf } from '../shared/text/nearest.ts'
import { report } from './config-entry.ts'
import { lastVersionOf } from './docs-model.ts'
import { linkConfigHtml } from './link-html.ts'
import type { NavbarEntry } from './navbar-entry.ts'
import {
  docLink,
  options,
  sidebarLink,
  targetLink,
  versionLink,
  versionsFor,
} from './navbar-link.ts'

/** An item that is a link or HTML, in the navbar or in a dropdown. */
type InnerItem = NavbarInnerItem | LinkItem
type LinkItem = Extract<OwnNavbarItem, { readonly type?: 'default' | 'dropdown' | undefined }>
type OwnItem<Kind> = Extract<OwnNavbarItem, { readonly type: Kind }>

/** The shell's data for one navbar item; empty if it is invalid or refers to a draft. */
export function navbarItemView(entry: NavbarEntry<NavbarItemConfig>): NavbarItemView[] {
  const { item } = entry
  const { position = 'right' } = item
  const className = 'className' in item ? item.className : undefined
  return contentOf(entry).map((content) => ({ position, className, ...content }))
}

function contentOf(entry: NavbarEntry<NavbarItemConfig>): NavbarItemContent[] {
  const own = entry.navbarKinds.get(entry.item.type ?? '')
  if (own !== undefined) return pluginView(own, entry)
  // The kinds that no plugin adds are those of the engine, or mistakes.
  const item = entry.item as OwnNavbarItem
  switch (item.type) {
    case 'docsVersionDropdown':
      return versionsView({ ...entry, item })
    case 'localeDropdown':
      return localesView({ ...entry, item })
    case 'search':
      return [{ kind: 'search' }]
    case 'component':
      return componentView({ ...entry, item })
    case undefined:
    case 'default':
    case 'dropdown':
      return isMenu(item) ? dropdownView({ ...entry, item }) : innerItem({ ...entry, item })
    case 'doc':
    case 'docSidebar':
    case 'docsVersion':
    case 'html':
      return innerItem({ ...entry, item })
    default: {
      const kind = String(entry.item.type)
      const kinds = [...NAVBAR_KINDS, ...entry.navbarKinds.keys()]
      return report(entry, 'type', `"${kind}" (Bad navbar item type)`, oneOf(kind, kinds))
    }
  }
}

/** A link or HTML, which may also be an entry of a dropdown. */
function innerItem(entry: NavbarEntry<InnerItem>): NavbarDropdownItemView[] {
  const { item } = entry
  const { className } = item
  if (item.type === 'html')
    return [{ kind: 'html', className, html: linkConfigHtml(item.value, entry) }]
  const attributes = attributesOf(item)
  return linksOf({ ...entry, item }).map((link) => ({
    kind: 'link',
    className,
    ...link,
    attributes,
  }))
}

function linksOf({ item, ...scope }: NavbarEntry<Exclude<InnerItem, { readonly type: 'html' }>>) {
  switch (item.type) {
    case 'doc':
      return docLink({ ...scope, item })
    case 'docSidebar':
      return sidebarLink({ ...scope, item })
    case 'docsVersion':
      return versionLink({ ...scope, item })
    default:
      return [targetLink({ ...scope, item })]
  }
}

function componentView(entry: NavbarEntry<OwnItem<'component'>>): NavbarItemContent[] {
  const { component, options = {} } = entry.item
  const names = entry.navbarComponents
  if (names.includes(component)) return [{ kind: 'component', component, options }]
  const expected =
    names.length === 0
      ? 'the name of a component in the folder "navbar" of "themeDir", which contains none'
      : oneOf(component, names)
  return report(entry, 'component', JSON.stringify(component), expected)
}

function pluginView(
  kind: PluginEntry<NavbarKind>,
  entry: NavbarEntry<NavbarItemConfig>,
): NavbarItemContent[] {
  const { type, position: _position, ...fields } = entry.item
  const read = navbarOptions(kind, fields)
  return 'expected' in read
    ? report(entry, '', JSON.stringify(fields).slice(0, 120), read.expected)
    : [{ kind: 'component', component: String(type), options: read.options }]
}

function dropdownView(entry: NavbarEntry<LinkItem>): NavbarItemContent[] {
  const { label = '', items, to, href } = entry.item
  const own = to === undefined && href === undefined ? undefined : targetLink(entry)
  return [
    {
      kind: 'dropdown',
      label,
      items: innerItems(entry, 'items', items),
      href: own?.href,
      active: own?.active,
    },
  ]
}

function innerItems(
  entry: NavbarEntry<OwnNavbarItem>,
  field: string,
  items: readonly NavbarInnerItem[] = [],
): NavbarDropdownItemView[] {
  return items.flatMap((item, at) =>
    innerItem({ ...entry, item, path: `${entry.path}.${field}[${at}]` }),
  )
}

function versionsView(entry: NavbarEntry<OwnItem<'docsVersionDropdown'>>): NavbarItemContent[] {
  const { item } = entry
  const versions = versionsFor(entry)
  const [first] = versions
  if (first === undefined) return []
  const byName = new Map(versions.map((version) => [version.root.version.name, version]))
  const names = [...byName.keys()]
  const asked = askedVersions(item.versions ?? names) ?? new Map<string, undefined>()
  for (const name of asked.keys())
    if (!byName.has(name)) {
      const found = `"${name}" (No docs version exist for name '${name}')`
      report(entry, 'versions', found, oneOf(name, names))
    }
  const shown = [...asked.keys()].flatMap((name) => byName.get(name) ?? [])
  return [
    {
      kind: 'versions',
      label: item.label ?? '',
      docsId: first.root.id,
      latest: lastVersionOf(versions)?.root.version.name ?? '',
      isForgotten: first.root.versionPersistence === 'none',
      versions: options(shown, entry).map((option) => ({
        ...option,
        label: asked.get(option.name) ?? option.label,
      })),
      before: innerItems(entry, 'dropdownItemsBefore', item.dropdownItemsBefore),
      after: innerItems(entry, 'dropdownItemsAfter', item.dropdownItemsAfter),
    },
  ]
}

/** Version names, each with an optional label that replaces the version's own. */
function askedVersions(
  versions: OwnItem<'docsVersionDropdown'>['versions'],
): ReadonlyMap<string, string | undefined> | undefined {
  if (Array.isArray(versions)) return new Map(versions.map((name) => [name, undefined]))
  return versions && new Map(Object.entries(versions).map(([name, asked]) => [name, asked?.label]))
}

function localesView(entry: NavbarEntry<OwnItem<'localeDropdown'>>): NavbarItemContent[] {
  const { item, locales, locale } = entry
  return [
    {
      kind: 'locales',
      label: item.label ?? '',
      queryString: item.queryString ?? '',
      locales: locales.map(({ name, label, lang, baseUrl }) => ({
        name,
        label: label ?? languageName(lang),
        lang,
        baseHref: baseUrl,
        current: name === locale,
      })),
      before: innerItems(entry, 'dropdownItemsBefore', item.dropdownItemsBefore),
      after: innerItems(entry, 'dropdownItemsAfter', item.dropdownItemsAfter),
    },
  ]
}

/** Name of a language in itself: `Deutsch` for `de`. An invalid tag stays as it is. */
function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
