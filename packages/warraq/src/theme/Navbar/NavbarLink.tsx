import { ownValue } from '@warraq/search/own-value'
import { useContext } from 'react'
import type { PageView } from '../../shared/data/page-view.ts'
import type { NavbarLinkView } from '../../shared/data/site-view.ts'
import { dataAttributes } from '../browser/element-data.ts'
import { ExternalMark, isOtherSite, newTabOf } from '../ExternalMark/ExternalMark.tsx'
import { Html } from '../Html/Html.tsx'
import { part } from '../parts/part.tsx'
import type { VersionedData } from '../VersionDropdown/version-markup.ts'
import { isActive } from './active-rule.ts'
import { ItemPlace } from './item-place.ts'

export interface NavbarLinkProps {
  readonly link: NavbarLinkView
  readonly page: PageView
  readonly className: string
}

/**
 * A link in the navbar, in a dropdown or in the drawer; a link into versioned docs uses the
 * reader's version.
 */
export const NavbarLink = part('NavbarLink', ({ link, page, className }: NavbarLinkProps) => {
  const ownClass = useContext(ItemPlace) === 'drawer' ? 'menu-link' : className
  if (link.isUnlisted === true && link.href !== page.href) return null
  const { href, attributes: versioned } = versionedLink(link, page)
  const active = isActive(link.active, page)
  const attributes = {
    ...newTabOf(href),
    ...link.attributes,
    ...versioned,
    ...(active
      ? { 'aria-current': href === page.href ? ('page' as const) : ('true' as const) }
      : {}),
  }
  const classes = active ? `${ownClass} is-active` : ownClass
  if (link.html === true) {
    return <Html as="a" className={classes} href={href} {...attributes} html={link.label} />
  }
  return (
    <a className={classes} href={href} {...attributes}>
      {link.label}
      {isOtherSite(href) && attributes.target === '_blank' ? <ExternalMark /> : null}
    </a>
  )
})

/** The version of the page takes precedence; only the browser knows the preferred one. */
function versionedLink({ href, versions }: NavbarLinkView, { version }: PageView) {
  if (versions === undefined) return { href }
  return version?.docsId === versions.docsId
    ? { href: ownValue(versions.hrefs, version.name) ?? href }
    : { href, attributes: dataAttributes<VersionedData>({ versions: JSON.stringify(versions) }) }
}
