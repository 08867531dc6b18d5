import type { FooterConfig, FooterItemConfig } from '../config/shell-schemas.ts'
import type { FooterColumnView, FooterView } from '../shared/footer-view.ts'
import { logoView } from './brand.ts'
import { linkAttributes } from './link-attributes.ts'
import { localHref } from './local-href.ts'
import { report } from './navbar-scope.ts'

const LINK_FIELDS = ['label', 'to', 'href', 'html', 'className']

export interface FooterScope {
  readonly baseUrl: string
  readonly filesBaseUrl: string
  /** Collects problems, worded for the author of the configuration. */
  readonly problems: string[]
}

/** The shell's data for the footer; adds problems to `scope.problems`. */
export function footerView(footer: FooterConfig, scope: FooterScope): FooterView {
  const { logo, copyright, style } = footer
  return {
    style,
    columns: columnsOf(footer, scope),
    ...(copyright === undefined ? {} : { copyright }),
    ...(logo === undefined ? {} : { logo: logoView(logo, scope) }),
  }
}

function columnsOf({ links }: FooterConfig, scope: FooterScope): FooterColumnView[] {
  const groups = links.filter((entry) => 'items' in entry)
  if (groups.length > 0 && groups.length < links.length) {
    const expected = 'either columns { title, items } or a flat list of links'
    return report(scope, 'footer.links', 'columns and plain links', expected)
  }
  if (groups.length === 0)
    return [{ items: itemsOf(links as FooterItemConfig[], 'footer.links', scope) }]
  return groups.map(({ title, items, ...others }, at) => {
    const path = `footer.links[${at}]`
    for (const { name, expected } of linkAttributes(others, ['title', 'items']).unknown)
      report(scope, `${path}.${name}`, 'a field the engine does not know', expected)
    if (!isList(items)) report(scope, `${path}.items`, JSON.stringify(items), 'a list of links')
    return {
      ...(typeof title === 'string' ? { title } : {}),
      items: isList(items) ? itemsOf(items, `${path}.items`, scope) : [],
    }
  })
}

function isList(value: unknown): value is FooterItemConfig[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'object' && entry !== null)
}

function itemsOf(
  items: readonly FooterItemConfig[],
  path: string,
  scope: FooterScope,
): FooterColumnView['items'] {
  return items.flatMap((item, at) => itemView(item, `${path}[${at}]`, scope))
}

function itemView(
  item: FooterItemConfig,
  path: string,
  scope: FooterScope,
): FooterColumnView['items'] {
  const { label, to, href, html } = item
  const { attributes, unknown } = linkAttributes(item, LINK_FIELDS)
  for (const { name, expected } of unknown)
    report(scope, `${path}.${name}`, 'a field the engine does not know', expected)
  if (html !== undefined && to === undefined && href === undefined) return [{ kind: 'html', html }]
  if (html !== undefined)
    return report(scope, path, '"html" with "to" or "href"', 'one of "to" and "href", or "html"')
  const target = to ?? href
  if (target === undefined || (to !== undefined && href !== undefined)) {
    const found = target === undefined ? 'neither "to" nor "href"' : 'both "to" and "href"'
    return report(scope, path, found, 'one of "to" and "href", or "html"')
  }
  return [
    {
      kind: 'link',
      label: label ?? target,
      href: localHref(target, scope.baseUrl),
      ...(Object.keys(attributes).length === 0 ? {} : { attributes }),
    },
  ]
}
