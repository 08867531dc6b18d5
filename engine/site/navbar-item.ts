import type { Locale } from '../config/locales.ts'
import type { NavbarItemConfig } from '../config/schema.ts'
import { nearestOf } from '../shared/nearest.ts'
import { isExternalHref, splitHref, withBase } from '../shared/route-path.ts'
import type {
  ActiveRule,
  NavbarDropdownItemView,
  NavbarItemView,
  NavbarLinkView,
  VersionOption,
} from '../shared/site-view.ts'
import { type DocsModel, type DocsVersionModel, lastVersionOf, mainDocOf } from './docs-model.ts'
import { linkAttributes } from './link-attributes.ts'
import { localHref } from './local-href.ts'

const LINK_KINDS = ['default', 'doc', 'docSidebar', 'docsVersion'] as const
const KINDS = [
  ...LINK_KINDS,
  'dropdown',
  'html',
  'docsVersionDropdown',
  'localeDropdown',
  'search',
] as const
const LISTS = new Set(['dropdown', 'docsVersionDropdown', 'localeDropdown'])

const ONE_TARGET = 'One and only one between "to" and "href" should be provided'

export interface NavbarScope {
  readonly baseUrl: string
  readonly docs: DocsModel
  readonly locales: readonly Locale[]
  /** Name of the language this navbar is in. */
  readonly locale: string
  /** Collects what is wrong, worded for the author of the configuration. */
  readonly problems: string[]
}

/** One item of the navbar as the shell shows it; none when it is wrong or points at a draft. */
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
  if (kind in FIELDS) reportUnknown(kind, item, path, scope)
  switch (kind) {
    case 'dropdown':
      return [{ ...base, ...dropdownView(item, path, scope) }]
    case 'html':
      return htmlOf(item, path, scope).map((html) => ({ ...base, kind: 'html', html }))
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

function kindOf(item: NavbarItemConfig): string {
  return item.type ?? ('items' in item ? 'dropdown' : 'default')
}

/** A problem: where, what was found, what is allowed. */
function report(scope: NavbarScope, path: string, found: string, expected: string): [] {
  scope.problems.push(`  ${path}\n    found     ${found}\n    expected  ${expected}`)
  return []
}

function foundText(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing'
}

function oneOf(asked: string, names: readonly string[]): string {
  const nearest = nearestOf(asked, names)
  return `one of: ${names.join(', ')}${nearest === undefined ? '' : `; did you mean "${nearest}"?`}`
}

function linkOf(
  kind: string,
  item: NavbarItemConfig,
  path: string,
  scope: NavbarScope,
): NavbarLinkView[] {
  switch (kind) {
    case 'default':
      return targetLink(item, path, scope)
    case 'doc':
      return docLink(item, path, scope)
    case 'docSidebar':
      return sidebarLink(item, path, scope)
    case 'docsVersion':
      return versionLink(item, path, scope)
    default:
      return report(
        scope,
        `${path}.type`,
        `"${kind}" (Bad navbar item type)`,
        oneOf(kind, [...KINDS]),
      )
  }
}

function dropdownView(item: NavbarItemConfig, path: string, scope: NavbarScope) {
  const target = item.to ?? item.href
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
    if (kind in FIELDS) reportUnknown(kind, child, place, scope)
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

const ITEM_FIELDS = ['type', 'position', 'className']
const LIST_FIELDS = ['label', 'dropdownItemsBefore', 'dropdownItemsAfter']
const LINK_FIELDS = [
  ...ITEM_FIELDS,
  'label',
  'html',
  'to',
  'href',
  'activeBasePath',
  'activeBaseRegex',
  'prependBaseUrlToHref',
]

/** The fields of each kind; a link may have HTML attributes as well. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  default: LINK_FIELDS,
  doc: [...LINK_FIELDS, 'docId', 'docsPluginId'],
  docSidebar: [...LINK_FIELDS, 'sidebarId', 'docsPluginId'],
  docsVersion: [...LINK_FIELDS, 'version', 'docsPluginId'],
  dropdown: [...LINK_FIELDS, 'items'],
  html: [...ITEM_FIELDS, 'value'],
  docsVersionDropdown: [
    ...ITEM_FIELDS,
    ...LIST_FIELDS,
    'docsPluginId',
    'dropdownActiveClassDisabled',
    'versions',
  ],
  localeDropdown: [...ITEM_FIELDS, ...LIST_FIELDS, 'queryString'],
  search: ITEM_FIELDS,
}

function reportUnknown(kind: string, item: NavbarItemConfig, path: string, scope: NavbarScope) {
  for (const { name, expected } of linkAttributes(item, FIELDS[kind] ?? []).unknown)
    report(scope, `${path}.${name}`, 'a field the engine does not know', expected)
}

function attributesOf(item: NavbarItemConfig): Pick<NavbarLinkView, 'attributes'> {
  const { attributes } = linkAttributes(item, FIELDS[kindOf(item)] ?? [])
  return Object.keys(attributes).length === 0 ? {} : { attributes }
}

function targetLink(item: NavbarItemConfig, path: string, scope: NavbarScope): NavbarLinkView[] {
  const target = item.to ?? item.href
  if (target === undefined || (item.to !== undefined && item.href !== undefined)) {
    return report(
      scope,
      path,
      target === undefined ? 'neither "to" nor "href"' : 'both "to" and "href"',
      ONE_TARGET,
    )
  }
  if (item.label !== undefined && item.html !== undefined)
    return report(scope, path, 'both "label" and "html"', 'one of "label" and "html"')
  if (item.activeBaseRegex !== undefined && !isRegex(item.activeBaseRegex))
    return report(
      scope,
      `${path}.activeBaseRegex`,
      foundText(item.activeBaseRegex),
      'a regular expression',
    )
  const href = localHref(target, scope.baseUrl)
  const active = activeRule(item, href, scope.baseUrl)
  return [
    {
      label: item.html ?? item.label ?? target,
      href,
      ...(item.html === undefined ? {} : { html: true }),
      ...(active === undefined ? {} : { active }),
      ...attributesOf(item),
    },
  ]
}

function isRegex(source: string): boolean {
  try {
    return new RegExp(source, 'i') instanceof RegExp
  } catch {
    return false
  }
}

function activeRule(item: NavbarItemConfig, href: string, baseUrl: string): ActiveRule | undefined {
  if (item.activeBaseRegex !== undefined) return { by: 'regex', pattern: item.activeBaseRegex }
  if (item.activeBasePath !== undefined)
    return { by: 'prefix', path: withBase(baseUrl, item.activeBasePath) }
  return isExternalHref(href) ? undefined : { by: 'prefix', path: splitHref(href).path }
}

/** The versions of the docs root an item is about. */
function versionsFor(
  item: NavbarItemConfig,
  path: string,
  { docs, problems }: NavbarScope,
): readonly DocsVersionModel[] {
  const ids = [...docs.keys()]
  const asked = item.docsPluginId === undefined ? undefined : String(item.docsPluginId)
  const found = docs.get(asked ?? (docs.has('default') ? 'default' : (ids[0] ?? '')))
  if (found === undefined)
    problems.push(
      `  ${path}.docsPluginId\n    found     ${JSON.stringify(asked)}\n    expected  ${oneOf(asked ?? '', ids)}`,
    )
  return found ?? []
}

function docLink(item: NavbarItemConfig, path: string, scope: NavbarScope): NavbarLinkView[] {
  const versions = versionsFor(item, path, scope)
  const last = lastVersionOf(versions)
  if (last === undefined) return []
  const ids = [...new Set(versions.flatMap(({ docs }) => docs.map(({ id }) => id)))].sort()
  const asked = item.docId
  if (typeof asked !== 'string' || asked === '')
    return report(scope, `${path}.docId`, foundText(asked), oneOf('', ids))
  if (last.drafts.has(asked)) return []
  const hrefs = hrefsBy(versions, ({ docs }) => docs.find(({ id }) => id === asked)?.route, scope)
  const main = hrefs[last.root.version.name] ?? Object.values(hrefs)[0]
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

function sidebarLink(item: NavbarItemConfig, path: string, scope: NavbarScope): NavbarLinkView[] {
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
  const href = hrefs[last.root.version.name] ?? Object.values(hrefs)[0]
  if (href === undefined)
    return report(
      scope,
      `${path}.sidebarId`,
      `sidebar "${asked}", which has nothing to be linked to`,
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

function versionLink(item: NavbarItemConfig, path: string, scope: NavbarScope): NavbarLinkView[] {
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

/** Names, each with the label to show instead of the version's own. */
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

function options(versions: readonly DocsVersionModel[], { baseUrl }: NavbarScope): VersionOption[] {
  return versions.flatMap((model) => {
    const main = mainDocOf(model)
    const { name, label } = model.root.version
    return main === undefined ? [] : [{ name, label, href: withBase(baseUrl, main.route) }]
  })
}

function localesView(item: NavbarItemConfig, path: string, scope: NavbarScope) {
  return {
    kind: 'locales' as const,
    label: item.label ?? '',
    queryString: typeof item.queryString === 'string' ? item.queryString : '',
    locales: scope.locales.map(({ name, label, lang, baseUrl }) => ({
      name,
      label,
      lang,
      baseHref: baseUrl,
      current: name === scope.locale,
    })),
    before: subItems(item.dropdownItemsBefore, `${path}.dropdownItemsBefore`, scope),
    after: subItems(item.dropdownItemsAfter, `${path}.dropdownItemsAfter`, scope),
  }
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

/** Only a docs root with several versions sends the reader to the preferred one. */
function versioned(
  versions: readonly DocsVersionModel[],
  last: DocsVersionModel,
  hrefs: Readonly<Record<string, string>>,
): Pick<NavbarLinkView, 'versions'> {
  return versions.length < 2 || last.root.versionPersistence === 'none'
    ? {}
    : { versions: { docsId: last.root.id, hrefs } }
}
