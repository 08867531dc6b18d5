import type { FooterConfig, FooterItemConfig } from '../config/schema.ts'
import type { FooterColumnView, FooterView } from './footer-view.ts'
import { localHref } from './local-href.ts'
import { logoView } from './navbar.ts'

export interface FooterScope {
  readonly baseUrl: string
  /** Base path of files, the same in every language. */
  readonly filesBaseUrl: string
  /** Collects what is wrong, worded for the author of the configuration. */
  readonly problems: string[]
}

/** The footer as the shell shows it; what is wrong with it goes to `scope.problems`. */
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
    report(
      scope,
      'footer.links',
      'columns and plain links',
      'either columns { title, items } or a flat list of links',
    )
    return []
  }
  if (groups.length === 0)
    return [{ items: itemsOf(links as FooterItemConfig[], 'footer.links', scope) }]
  return groups.map((group, at) => ({
    ...(typeof group.title === 'string' ? { title: group.title } : {}),
    items: itemsOf(group.items as FooterItemConfig[], `footer.links[${at}].items`, scope),
  }))
}

function itemsOf(
  items: readonly FooterItemConfig[],
  path: string,
  scope: FooterScope,
): FooterColumnView['items'] {
  return items.flatMap((item, at) => itemView(item, `${path}[${at}]`, scope))
}

function itemView(
  { label, to, href, html, ...rest }: FooterItemConfig,
  path: string,
  scope: FooterScope,
): FooterColumnView['items'] {
  if (html !== undefined) return [{ kind: 'html', html }]
  const target = to ?? href
  if (target === undefined || (to !== undefined && href !== undefined)) {
    const found = target === undefined ? 'neither "to" nor "href"' : 'both "to" and "href"'
    report(scope, path, found, 'one of "to" and "href", or "html"')
    return []
  }
  const attributes = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, String(value)]),
  )
  return [
    {
      kind: 'link',
      label: label ?? target,
      href: localHref(target, scope.baseUrl),
      ...(Object.keys(attributes).length === 0 ? {} : { attributes }),
    },
  ]
}

function report({ problems }: FooterScope, path: string, found: string, expected: string): void {
  problems.push(`  ${path}\n    found     ${found}\n    expected  ${expected}`)
}
