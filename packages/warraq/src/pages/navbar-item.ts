import { navbarOptions } from '../plugins/navbar-kinds.ts'
import type { PluginEntry } from '../plugins/owned-entries.ts'
import type { NavbarKind } from '../plugins/warraq-plugin.ts'
import { ownValue } from '../shared/data/own-value.ts'
import type {
  NavbarDropdownItemView,
  NavbarItemContent,
  NavbarItemView,
} from '../shared/data/site-view.ts'
import { oneOf } from '../shared/text/nearest.ts'
import { attributesOf, foundText, report } from './config-entry.ts'
import { lastVersionOf } from './docs-model.ts'
import { withoutRunningAddresses } from './link-html.ts'
import { isDropdown, kindOf, NAVBAR_FIELDS, type NavbarEntry } from './navbar-entry.ts'
import { linkOf, options, targetLink, versionsFor } from './navbar-link.ts'

/** The shell's data for one navbar item; empty if it is invalid or refers to a draft. */
export function navbarItemView(entry: NavbarEntry): NavbarItemView[] {
  const { position = 'right', className } = entry.item
  return contentOf(entry).map((content) => ({ position, className, ...content }))
}

function contentOf(entry: NavbarEntry): NavbarItemContent[] {
  const kind = kindOf(entry.item)
  const own = entry.navbarKinds.get(kind)
  if (own !== undefined) return pluginView(own, entry)
  const attributes = attributesIn(kind, entry)
  return ownValue(VIEWS, kind)?.(entry) ?? plainView(kind, entry, attributes)
}

/** Kinds of items that are neither HTML nor a link. */
const VIEWS: Readonly<Record<string, (entry: NavbarEntry) => NavbarItemContent[]>> = {
  dropdown: dropdownView,
  component: componentView,
  search: () => [{ kind: 'search' }],
  localeDropdown: localesView,
  docsVersionDropdown: versionsView,
}

/** HTML attributes of an item; reports its unknown fields if the kind is known. */
function attributesIn(kind: string, entry: NavbarEntry) {
  const fields = ownValue(NAVBAR_FIELDS, kind)
  return fields && attributesOf(entry, fields)
}

/** HTML or a link. */
function plainView(
  kind: string,
  entry: NavbarEntry,
  attributes: ReturnType<typeof attributesIn>,
): NavbarDropdownItemView[] {
  const { className, value } = entry.item
  if (kind !== 'html')
    return linkOf(kind, entry).map((link) => ({ kind: 'link', className, ...link, attributes }))
  return typeof value === 'string' && value !== ''
    ? [{ kind, className, html: withoutRunningAddresses(value) }]
    : report(entry, 'value', foundText(value), 'HTML to show')
}

function componentView(entry: NavbarEntry): NavbarItemContent[] {
  const { component, options = {} } = entry.item
  const names = entry.navbarComponents
  if (typeof component !== 'string' || !names.includes(component)) {
    const expected =
      names.length === 0
        ? 'the name of a component in the folder "navbar" of "themeDir", which contains none'
        : oneOf(String(component), names)
    return report(entry, 'component', foundText(component), expected)
  }
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    return report(entry, 'options', foundText(options), 'an object')
  return [{ kind: 'component', component, options: { ...options } }]
}

/** An item of a kind from a plugin. */
function pluginView(kind: PluginEntry<NavbarKind>, entry: NavbarEntry): NavbarItemContent[] {
  const { type, position: _position, ...fields } = entry.item
  const read = navbarOptions(kind, fields)
  return 'expected' in read
    ? report(entry, '', JSON.stringify(fields).slice(0, 120), read.expected)
    : [{ kind: 'component', component: String(type), options: read.options }]
}

function dropdownView(entry: NavbarEntry): NavbarItemContent[] {
  const { item } = entry
  const { label = '', to, href = to } = item
  const [own] = href === undefined ? [] : targetLink(entry)
  if (label === '') report(entry, 'label', foundText(item.label), 'the text of the dropdown')
  return [
    {
      kind: 'dropdown',
      label,
      items: subItems(entry, 'items'),
      href: own?.href,
      active: own?.active,
    },
  ]
}

function subItems(entry: NavbarEntry, field: string): NavbarDropdownItemView[] {
  const items = entry.item[field]
  if (items === undefined) return []
  if (!Array.isArray(items)) return report(entry, field, JSON.stringify(items), 'a list of items')
  const path = `${entry.path}.${field}`
  return items.flatMap((item, at) => subItem({ ...entry, item, path: `${path}[${at}]` }))
}

function subItem(entry: NavbarEntry): NavbarDropdownItemView[] {
  const { item } = entry
  if (typeof item !== 'object' || item === null)
    return report(entry, '', foundText(item), 'an item')
  const kind = kindOf(item)
  if (isDropdown(item)) {
    const found = kind === 'dropdown' ? 'a dropdown' : `a dropdown (${kind})`
    return report(entry, '', found, 'a link (Nested dropdowns are not allowed)')
  }
  if (item.position !== undefined)
    return report(entry, 'position', `"${item.position}"`, 'no position in a dropdown')
  return plainView(kind, entry, attributesIn(kind, entry))
}

function versionsView(entry: NavbarEntry): NavbarItemContent[] {
  const { item } = entry
  const versions = versionsFor(entry)
  const [first] = versions
  if (first === undefined) return []
  const byName = new Map(versions.map((version) => [version.root.version.name, version]))
  const names = [...byName.keys()]
  const asked = askedVersions(item.versions) ?? askedVersions(names) ?? new Map()
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
      before: subItems(entry, 'dropdownItemsBefore'),
      after: subItems(entry, 'dropdownItemsAfter'),
    },
  ]
}

/** Version names, each with an optional label that replaces the version's own. */
function askedVersions(value: unknown): ReadonlyMap<string, string | undefined> | undefined {
  if (Array.isArray(value)) return new Map(value.map((name) => [String(name), undefined]))
  if (typeof value !== 'object' || value === null) return undefined
  const labels: [string, { readonly label?: string } | null][] = Object.entries(value)
  return new Map(labels.map(([name, entry]) => [name, entry?.label]))
}

function localesView(entry: NavbarEntry): NavbarItemContent[] {
  const { item, locales, locale } = entry
  return [
    {
      kind: 'locales',
      label: item.label ?? '',
      queryString: typeof item.queryString === 'string' ? item.queryString : '',
      locales: locales.map(({ name, label, lang, baseUrl }) => ({
        name,
        label: label ?? languageName(lang),
        lang,
        baseHref: baseUrl,
        current: name === locale,
      })),
      before: subItems(entry, 'dropdownItemsBefore'),
      after: subItems(entry, 'dropdownItemsAfter'),
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
