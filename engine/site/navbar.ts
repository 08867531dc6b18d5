import type { DocsConfig, NavbarItemConfig } from '../config/schema.ts'
import { UsageError } from '../config/usage-error.ts'
import { nearestOf } from '../shared/nearest.ts'
import { isExternalHref, splitHref, withBase } from '../shared/route-path.ts'
import type {
  ActiveRule,
  NavbarDropdownItemView,
  NavbarItemView,
  NavbarLinkView,
  NavbarView,
} from '../shared/site-view.ts'
import { localHref } from './local-href.ts'

const KINDS = ['default', 'dropdown', 'html', 'search']

/**
 * The navbar as the shell shows it.
 * @throws UsageError naming every item that is wrong, its path and what is allowed.
 */
export function navbarView({ navbar }: DocsConfig, baseUrl: string): NavbarView {
  const problems: string[] = []
  const items = navbar.items.flatMap((item, index) =>
    itemView(item, `navbar.items[${index}]`, { baseUrl, problems }),
  )
  if (problems.length > 0)
    throw new UsageError(
      `The navbar has ${problems.length} problem${problems.length === 1 ? '' : 's'}:\n${problems.join('\n')}`,
    )
  const { logo, title } = navbar
  return {
    ...(title ? { title } : {}),
    ...(logo === undefined
      ? {}
      : {
          logo: {
            alt: logo.alt ?? '',
            src: localHref(logo.src, baseUrl),
            ...(logo.srcDark === undefined ? {} : { srcDark: localHref(logo.srcDark, baseUrl) }),
            ...(logo.href === undefined ? {} : { href: localHref(logo.href, baseUrl) }),
            ...(logo.target === undefined ? {} : { target: logo.target }),
            ...(logo.width === undefined ? {} : { width: logo.width }),
            ...(logo.height === undefined ? {} : { height: logo.height }),
            ...(logo.className === undefined ? {} : { className: logo.className }),
          },
        }),
    hideOnScroll: navbar.hideOnScroll,
    items,
  }
}

interface Scope {
  readonly baseUrl: string
  readonly problems: string[]
}

function itemView(item: NavbarItemConfig, path: string, scope: Scope): NavbarItemView[] {
  const position = item.position ?? 'right'
  const look = item.className === undefined ? {} : { className: item.className }
  const kind = item.type ?? ('items' in item ? 'dropdown' : 'default')
  switch (kind) {
    case 'default': {
      const link = linkView(item, path, scope)
      return link === undefined ? [] : [{ kind: 'link', position, ...look, ...link }]
    }
    case 'dropdown':
      return [dropdownView(item, path, scope)]
    case 'html':
      return [{ kind: 'html', position, ...look, html: String(item.value ?? '') }]
    case 'search':
      return [{ kind: 'search', position, ...look }]
    default: {
      const nearest = nearestOf(kind, KINDS)
      scope.problems.push(
        `  ${path}.type\n    found     "${kind}" (Bad navbar item type)\n    expected  one of: ${KINDS.join(', ')}${nearest === undefined ? '' : `; did you mean "${nearest}"?`}`,
      )
      return []
    }
  }
}

function dropdownView(item: NavbarItemConfig, path: string, scope: Scope): NavbarItemView {
  const children = Array.isArray(item.items) ? (item.items as NavbarItemConfig[]) : []
  const items = children.flatMap((child, index): NavbarDropdownItemView[] => {
    const childPath = `${path}.items[${index}]`
    if ('items' in child || child.type === 'dropdown') {
      scope.problems.push(
        `  ${childPath}\n    found     a dropdown\n    expected  a link (Nested dropdowns are not allowed)`,
      )
      return []
    }
    if (child.type === 'html') return [{ kind: 'html', html: String(child.value ?? '') }]
    const link = linkView(child, childPath, scope)
    return link === undefined ? [] : [{ kind: 'link', ...link }]
  })
  const target = item.to ?? item.href
  return {
    kind: 'dropdown',
    position: item.position ?? 'right',
    ...(item.className === undefined ? {} : { className: item.className }),
    label: item.label ?? '',
    items,
    ...(target === undefined ? {} : { href: localHref(target, scope.baseUrl) }),
  }
}

const OWN_FIELDS = new Set([
  'type',
  'position',
  'label',
  'html',
  'to',
  'href',
  'activeBasePath',
  'activeBaseRegex',
  'prependBaseUrlToHref',
  'className',
  'items',
])

function linkView(
  item: NavbarItemConfig,
  path: string,
  { baseUrl, problems }: Scope,
): NavbarLinkView | undefined {
  const target = item.to ?? item.href
  if (target === undefined || (item.to !== undefined && item.href !== undefined)) {
    problems.push(
      `  ${path}\n    found     ${target === undefined ? 'neither "to" nor "href"' : 'both "to" and "href"'}\n    expected  One and only one between "to" and "href" should be provided`,
    )
    return undefined
  }
  const href = localHref(target, baseUrl)
  const active = activeRule(item, href, baseUrl)
  const attributes = Object.fromEntries(
    Object.entries(item)
      .filter(([name]) => !OWN_FIELDS.has(name))
      .map(([name, value]) => [name, String(value)]),
  )
  return {
    label: item.html ?? item.label ?? target,
    href,
    ...(item.html === undefined ? {} : { html: true }),
    ...(active === undefined ? {} : { active }),
    ...(Object.keys(attributes).length === 0 ? {} : { attributes }),
  }
}

function activeRule(item: NavbarItemConfig, href: string, baseUrl: string): ActiveRule | undefined {
  if (item.activeBaseRegex !== undefined) return { by: 'regex', pattern: item.activeBaseRegex }
  if (item.activeBasePath !== undefined)
    return { by: 'prefix', path: withBase(baseUrl, item.activeBasePath) }
  return isExternalHref(href) ? undefined : { by: 'prefix', path: splitHref(href).path }
}
