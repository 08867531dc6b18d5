import type { FooterConfig, NavbarItemConfig } from '../config/shell-schemas.ts'
import type { FooterColumnView, FooterView } from '../shared/data/footer-view.ts'
import { type BrandScope, logoView } from './brand.ts'
import { attributesOf, type ConfigEntry, report, targetOf } from './config-entry.ts'
import { withoutRunningAddresses } from './link-html.ts'
import { localHref } from './site-href.ts'

const LINK_FIELDS = ['label', 'to', 'href', 'html', 'className']
const ONE_TARGET = 'one of "to" and "href", or "html"'

export interface FooterScope extends BrandScope, Pick<ConfigEntry<unknown>, 'problems'> {
  readonly siteTitle: string
}

type FooterEntry<Item> = ConfigEntry<Item> & FooterScope

/** The shell's data for the footer; adds problems to `scope.problems`. */
export function footerView(footer: FooterConfig, scope: FooterScope): FooterView {
  const { logo, copyright, style, links } = footer
  return {
    style,
    columns: columnsOf({ ...scope, item: links, path: 'footer.links' }),
    copyright: copyright === undefined ? undefined : withoutRunningAddresses(copyright),
    // The text of a picture that is a link is the name of the link.
    logo: logo && logoView({ ...logo, alt: logo.alt || (logo.href && scope.siteTitle) }, scope),
  }
}

function columnsOf(entry: FooterEntry<FooterConfig['links']>): FooterColumnView[] {
  const { item: links, path } = entry
  const groups = links.filter((link) => 'items' in link)
  if (groups.length === 0) return [{ items: linksOf({ ...entry, item: links }) }]
  if (groups.length < links.length) {
    const expected = 'either columns { title, items } or a flat list of links'
    return report(entry, '', 'columns and plain links', expected)
  }
  return groups.map((item, at) => {
    const { title, items } = item
    const column = { ...entry, item, path: `${path}[${at}]` }
    attributesOf(column, ['title', 'items'])
    return {
      title: typeof title === 'string' ? title : undefined,
      items: isList(items)
        ? linksOf({ ...column, item: items, path: `${column.path}.items` })
        : report(column, 'items', JSON.stringify(items), 'a list of links'),
    }
  })
}

function isList(value: unknown): value is NavbarItemConfig[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'object' && entry !== null)
}

function linksOf(entry: FooterEntry<readonly NavbarItemConfig[]>): FooterColumnView['items'] {
  return entry.item.flatMap((item, at) => linkOf({ ...entry, item, path: `${entry.path}[${at}]` }))
}

function linkOf(entry: FooterEntry<NavbarItemConfig>): FooterColumnView['items'] {
  const { label, to, href, html, className } = entry.item
  const attributes = attributesOf(entry, LINK_FIELDS)
  if (html !== undefined)
    return to === undefined && href === undefined
      ? [{ kind: 'html', html: withoutRunningAddresses(html) }]
      : report(entry, '', '"html" with "to" or "href"', ONE_TARGET)
  const target = targetOf(entry, ONE_TARGET)
  if (target === undefined) return []
  const address = localHref(target, entry)
  return [{ kind: 'link', label: label ?? target, href: address, className, attributes }]
}
