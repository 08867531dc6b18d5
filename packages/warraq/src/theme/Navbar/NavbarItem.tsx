import { useContext } from 'react'
import type { PageView } from '../../shared/data/page-view.ts'
import type { PlacedNavbarItem } from '../../shared/data/site-view.ts'
import { Dropdown } from '../Dropdown/Dropdown.tsx'
import { Html } from '../Html/Html.tsx'
import { LocaleDropdown } from '../LocaleDropdown/LocaleDropdown.tsx'
import { PartsContext } from '../parts/part.tsx'
import { SearchButton } from '../SearchButton/SearchButton.tsx'
import { useSite } from '../site/use-site.ts'
import { VersionDropdown } from '../VersionDropdown/VersionDropdown.tsx'
import { ItemPlace } from './item-place.ts'
import { NavbarComponent } from './NavbarComponent.tsx'
import { NavbarLink } from './NavbarLink.tsx'

interface NavbarItemProps {
  /** Id of the list that the item opens. */
  readonly id: string
  readonly item: PlacedNavbarItem
  readonly page: PageView
}

/** One item of the navbar or of the drawer, of any kind. */
export function NavbarItem({ id, item, page }: NavbarItemProps) {
  const { className = '', position } = item
  const hasSearch = useSite().search !== undefined
  const htmlClass =
    useContext(ItemPlace) === 'drawer' ? undefined : `navbar-html ${className}`.trim()
  useContext(PartsContext).navbarItem = item
  switch (item.kind) {
    case 'link':
      return <NavbarLink link={item} page={page} className={`navbar-item ${className}`.trim()} />
    case 'dropdown':
      return (
        <Dropdown
          id={id}
          label={item.label}
          href={item.href}
          active={item.active}
          items={item.items}
          page={page}
          isEnd={position === 'right'}
          className={className}
        />
      )
    case 'versions':
      return <VersionDropdown id={id} item={item} page={page} />
    case 'locales':
      return <LocaleDropdown id={id} item={item} page={page} />
    case 'html':
      return <Html as="div" className={htmlClass} html={item.html} />
    case 'component':
      return <NavbarComponent item={item} page={page} />
    case 'search':
      return hasSearch ? <SearchButton className={className} /> : null
  }
}
