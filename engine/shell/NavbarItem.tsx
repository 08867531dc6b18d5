import { hasDropdowns, hasLocales, hasVersions } from '../shared/features.ts'
import type { PageView } from '../shared/page-view.ts'
import type { NavbarItemView, SiteView } from '../shared/site-view.ts'
import { Dropdown } from './Dropdown.tsx'
import { Html } from './Html.tsx'
import { LocaleDropdown } from './LocaleDropdown.tsx'
import { NavbarLink } from './NavbarLink.tsx'
import { VersionDropdown } from './VersionDropdown.tsx'

interface NavbarItemProps {
  readonly item: NavbarItemView
  readonly site: SiteView
  readonly page: PageView
}

/** One item of the navbar, whatever its kind. */
export function NavbarItem({ item, page }: NavbarItemProps) {
  const className = item.className ?? ''
  if (hasDropdowns && item.kind === 'dropdown') {
    return (
      <Dropdown
        label={item.label}
        href={item.href}
        items={item.items}
        page={page}
        isEnd={item.position === 'right'}
        className={item.className}
      />
    )
  }
  if (hasDropdowns && hasVersions && item.kind === 'versions')
    return <VersionDropdown item={item} page={page} />
  if (hasLocales && item.kind === 'locales') return <LocaleDropdown item={item} page={page} />
  switch (item.kind) {
    case 'link':
      return <NavbarLink link={item} page={page} className={`navbar-item ${className}`.trim()} />
    case 'html':
      return <Html as="div" className={`navbar-html ${className}`.trim()} html={item.html} />
    default:
      return null
  }
}
