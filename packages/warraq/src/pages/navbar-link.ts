import type { NavbarItemConfig } from '../config/shell-schemas.ts'
import { oneOf } from '../shared/nearest.ts'
import { isExternalHref, splitHref, withBase } from '../shared/route-path.ts'
import type { ActiveRule, NavbarLinkView } from '../shared/site-view.ts'
import { localHref } from './local-href.ts'
import { docLink, sidebarLink, versionLink } from './navbar-docs-link.ts'
import { attributesOf, NAVBAR_KINDS } from './navbar-fields.ts'
import { foundText, type NavbarScope, report } from './navbar-scope.ts'

export const ONE_TARGET = 'One and only one between "to" and "href" should be provided'

/** A link of the navbar or of a dropdown; empty if it is invalid or refers to a draft. */
export function linkOf(
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
        oneOf(kind, [...NAVBAR_KINDS, ...scope.navbarKinds.keys()]),
      )
  }
}

function targetLink(item: NavbarItemConfig, path: string, scope: NavbarScope): NavbarLinkView[] {
  const target = targetOf(item)
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

/** The address of an item. */
export function targetOf({ to, href, prependBaseUrlToHref }: NavbarItemConfig): string | undefined {
  if (to !== undefined || href === undefined || prependBaseUrlToHref !== true) return to ?? href
  return isExternalHref(href) || /^[/#]/.test(href) ? href : `/${href}`
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
