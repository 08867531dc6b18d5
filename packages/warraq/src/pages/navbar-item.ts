import type { NavbarItemConfig } from '../config/shell-schemas.ts'
import { type NamedNavbarKind, navbarOptions } from '../plugins/navbar-kinds.ts'
import { oneOf } from '../shared/nearest.ts'
import type { NavbarDropdownItemView, NavbarItemView } from '../shared/site-view.ts'
import { lastVersionOf } from './docs-model.ts'
import { localHref } from './local-href.ts'
import { options, versionsFor } from './navbar-docs-link.ts'
import { kindOf, reportUnknown } from './navbar-fields.ts'
import { linkOf, ONE_TARGET, targetOf } from './navbar-link.ts'
import { foundText, type NavbarScope, report } from './navbar-scope.ts'

const LISTS = new Set(['dropdown', 'docsVersionDropdown', 'localeDropdown'])

/** The shell's data for one navbar item; empty if it is invalid or refers to a draft. */
export function navbarItemView(
  item: NavbarItemConfig,
  path: string,
  scope: NavbarScope,
): NavbarItemView[] {
  const base = {
    position: item.position ?? ('right' as const),
    ...(item.className === undefined ? {} : { className: item.className }),
  }
  const kind = kindOf(item)
  const own = scope.navbarKinds.get(kind)
  if (own !== undefined)
    return ownView(own, item, path, scope).map((view) => ({ ...base, ...view }))
  reportUnknown(kind, item, path, scope)
  switch (kind) {
    case 'dropdown':
      return [{ ...base, ...dropdownView(item, path, scope) }]
    case 'html':
      return htmlOf(item, path, scope).map((html) => ({ ...base, kind: 'html', html }))
    case 'component':
      return componentView(item, path, scope).map((view) => ({ ...base, ...view }))
    case 'search':
      return [{ ...base, kind: 'search' }]
    case 'localeDropdown':
      return [{ ...base, ...localesView(item, path, scope) }]
    case 'docsVersionDropdown':
      return versionsView(item, path, scope).map((view) => ({ ...base, ...view }))
    default:
      return linkOf(kind, item, path, scope).map((link) => ({ ...base, kind: 'link', ...link }))
  }
}

function componentView(item: NavbarItemConfig, path: string, scope: NavbarScope) {
  const { component, options = {} } = item
  const names = scope.navbarComponents
  if (typeof component !== 'string' || !names.includes(component))
    return report(
      scope,
      `${path}.component`,
      foundText(component),
      names.length === 0
        ? 'the name of a component in the folder "navbar" of "themeDir", which contains none'
        : oneOf(String(component), names),
    )
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    return report(scope, `${path}.options`, foundText(options), 'an object')
  return [{ kind: 'component' as const, component, options: { ...options } }]
}

/** An item of a kind from a plugin. */
function ownView(kind: NamedNavbarKind, item: NavbarItemConfig, path: string, scope: NavbarScope) {
  const { type, position: _position, ...fields } = item
  const read = navbarOptions(kind, fields)
  if ('expected' in read)
    return report(scope, path, JSON.stringify(fields).slice(0, 120), read.expected)
  return [{ kind: 'component' as const, component: String(type), options: read.options }]
}

function dropdownView(item: NavbarItemConfig, path: string, scope: NavbarScope) {
  const target = targetOf(item)
  if (item.to !== undefined && item.href !== undefined)
    report(scope, path, 'both "to" and "href"', ONE_TARGET)
  if (item.label === undefined || item.label === '')
    report(scope, `${path}.label`, foundText(item.label), 'the text of the dropdown')
  return {
    kind: 'dropdown' as const,
    label: item.label ?? '',
    items: subItems(item.items, `${path}.items`, scope),
    ...(target === undefined ? {} : { href: localHref(target, scope.baseUrl) }),
  }
}

function subItems(items: unknown, path: string, scope: NavbarScope): NavbarDropdownItemView[] {
  if (items === undefined) return []
  if (!Array.isArray(items)) return report(scope, path, JSON.stringify(items), 'a list of items')
  return (items as NavbarItemConfig[]).flatMap((child, at): NavbarDropdownItemView[] => {
    const place = `${path}[${at}]`
    if (typeof child !== 'object' || child === null)
      return report(scope, place, foundText(child), 'an item')
    const kind = kindOf(child)
    if (LISTS.has(kind))
      return report(
        scope,
        place,
        kind === 'dropdown' ? 'a dropdown' : `a dropdown (${kind})`,
        'a link (Nested dropdowns are not allowed)',
      )
    if (child.position !== undefined)
      return report(scope, `${place}.position`, `"${child.position}"`, 'no position in a dropdown')
    reportUnknown(kind, child, place, scope)
    if (kind === 'html')
      return htmlOf(child, place, scope).map((html) => ({ kind: 'html' as const, html }))
    return linkOf(kind, child, place, scope).map((link) => ({ kind: 'link' as const, ...link }))
  })
}

function htmlOf(item: NavbarItemConfig, path: string, scope: NavbarScope): string[] {
  return typeof item.value === 'string' && item.value !== ''
    ? [item.value]
    : report(scope, `${path}.value`, foundText(item.value), 'HTML to show')
}

function versionsView(item: NavbarItemConfig, path: string, scope: NavbarScope) {
  const versions = versionsFor(item, path, scope)
  const [first] = versions
  if (first === undefined) return []
  const asked = askedVersions(item.versions)
  const names = versions.map(({ root }) => root.version.name)
  for (const name of asked?.keys() ?? [])
    if (!names.includes(name))
      report(
        scope,
        `${path}.versions`,
        `"${name}" (No docs version exist for name '${name}')`,
        oneOf(name, names),
      )
  const shown =
    asked === undefined
      ? versions
      : [...asked.keys()].flatMap((name) =>
          versions.filter(({ root }) => root.version.name === name),
        )
  return [
    {
      kind: 'versions' as const,
      label: item.label ?? '',
      docsId: first.root.id,
      latest: lastVersionOf(versions)?.root.version.name ?? '',
      ...(first.root.versionPersistence === 'none' ? { isForgotten: true } : {}),
      versions: options(shown, scope).map((option) => ({
        ...option,
        label: asked?.get(option.name) ?? option.label,
      })),
      before: subItems(item.dropdownItemsBefore, `${path}.dropdownItemsBefore`, scope),
      after: subItems(item.dropdownItemsAfter, `${path}.dropdownItemsAfter`, scope),
    },
  ]
}

/** Version names, each with an optional label that replaces the version's own. */
function askedVersions(value: unknown): ReadonlyMap<string, string | undefined> | undefined {
  if (Array.isArray(value)) return new Map(value.map((name) => [String(name), undefined]))
  if (typeof value !== 'object' || value === null) return undefined
  return new Map(
    Object.entries(value).map(([name, entry]) => [
      name,
      (entry as { label?: string } | null)?.label,
    ]),
  )
}

function localesView(item: NavbarItemConfig, path: string, scope: NavbarScope) {
  return {
    kind: 'locales' as const,
    label: item.label ?? '',
    queryString: typeof item.queryString === 'string' ? item.queryString : '',
    locales: scope.locales.map(({ name, label, lang, baseUrl }) => ({
      name,
      label: label ?? languageName(lang),
      lang,
      baseHref: baseUrl,
      current: name === scope.locale,
    })),
    before: subItems(item.dropdownItemsBefore, `${path}.dropdownItemsBefore`, scope),
    after: subItems(item.dropdownItemsAfter, `${path}.dropdownItemsAfter`, scope),
  }
}

/** Name of a language in itself: `Deutsch` for `de`. An invalid tag stays as it is. */
function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
