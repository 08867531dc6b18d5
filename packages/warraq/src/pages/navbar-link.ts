import type { NavbarItemConfig } from '../config/shell-schemas.ts'
import { oneOf } from '../shared/nearest.ts'
import { ownValue } from '../shared/own-value.ts'
import { isExternalHref, splitHref, withBase } from '../shared/route-path.ts'
import type { ActiveRule, NavbarLinkView } from '../shared/site-view.ts'
import { foundText, report, targetOf } from './config-entry.ts'
import { docLink, sidebarLink, versionLink } from './navbar-docs-link.ts'
import { NAVBAR_FIELDS, type NavbarEntry } from './navbar-entry.ts'
import { localHref } from './site-href.ts'

const ONE_TARGET = 'One and only one between "to" and "href" should be provided'

/** A link of the navbar or of a dropdown; empty if it is invalid or refers to a draft. */
export function linkOf(kind: string, entry: NavbarEntry): NavbarLinkView[] {
  const make = ownValue(LINKS, kind)
  if (make !== undefined) return make(entry)
  const kinds = [...Object.keys(NAVBAR_FIELDS), ...entry.navbarKinds.keys()]
  return report(entry, 'type', `"${kind}" (Bad navbar item type)`, oneOf(kind, kinds))
}

const LINKS: Readonly<Record<string, (entry: NavbarEntry) => NavbarLinkView[]>> = {
  default: targetLink,
  doc: docLink,
  docSidebar: sidebarLink,
  docsVersion: versionLink,
}

/** A link to a page or another site, as the item says. */
export function targetLink(entry: NavbarEntry): NavbarLinkView[] {
  const { item, baseUrl } = entry
  const { label, html, activeBaseRegex: regex } = item
  const target = targetOf(entry, ONE_TARGET)
  if (target === undefined) return []
  if (label !== undefined && html !== undefined)
    return report(entry, '', 'both "label" and "html"', 'one of "label" and "html"')
  if (regex !== undefined && !isRegex(regex))
    return report(entry, 'activeBaseRegex', foundText(regex), 'a regular expression')
  const href = localHref(target, baseUrl)
  return [
    {
      label: html ?? label ?? target,
      href,
      html: html !== undefined,
      active: activeRule(item, href, baseUrl),
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
