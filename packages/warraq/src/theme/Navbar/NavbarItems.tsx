import { useContext } from 'react'
import type { PageView } from '../../shared/page-view.ts'
import type { NavbarItemView, PlacedNavbarItem, SiteView } from '../../shared/site-view.ts'
import { Dropdown } from '../Dropdown/Dropdown.tsx'
import { Html } from '../Html/Html.tsx'
import { LocaleDropdown } from '../LocaleDropdown/LocaleDropdown.tsx'
import { part, ThemeContext, useSitePart } from '../parts/part.tsx'
import { SearchButton } from '../SearchButton/SearchButton.tsx'
import { VersionDropdown } from '../VersionDropdown/VersionDropdown.tsx'
import { ItemPlace, NavbarLink } from './NavbarLink.tsx'

export interface NavbarItemsProps {
  readonly site: SiteView
  readonly page: PageView
  readonly position: NavbarItemView['position']
}

/** The items on one side of the navbar, which may differ from page to page. */
export const NavbarItems = part('NavbarItems', ({ site, page, position }: NavbarItemsProps) =>
  site.navbar.items.map((item, index) =>
    item.position === position ? (
      // Items never move, and their place names the list that a dropdown opens.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <NavbarItem key={index} id={`navbar_${index}`} item={item} site={site} page={page} />
    ) : null,
  ),
)

interface DrawerMenuProps {
  readonly site: SiteView
  readonly page: PageView
}

/** The items of the navbar as a list, without the search, which has its own button. */
export function DrawerMenu({ site, page }: DrawerMenuProps) {
  const items = site.navbar.items.filter(({ kind }) => kind !== 'search')
  if (items.length === 0) return null
  return (
    <ItemPlace value="drawer">
      <ul className="menu">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items never move
          <li key={index}>
            <NavbarItem id={`menu_${index}`} item={item} site={site} page={page} />
          </li>
        ))}
      </ul>
    </ItemPlace>
  )
}

interface NavbarItemProps extends DrawerMenuProps {
  /** Id of the list that the item opens. */
  readonly id: string
  readonly item: PlacedNavbarItem
}

/** One item of the navbar or of the drawer, of any kind. */
function NavbarItem({ id, item, site, page }: NavbarItemProps) {
  const { className = '' } = item
  const isInDrawer = useContext(ItemPlace) === 'drawer'
  const Own = useSitePart<NavbarComponentProps>(
    item.kind === 'component' ? `navbar/${item.component}` : '',
  )
  useContext(ThemeContext).navbarItem = item
  switch (item.kind) {
    case 'link':
      return <NavbarLink link={item} page={page} className={`navbar-item ${className}`.trim()} />
    case 'dropdown':
      return <Dropdown {...item} id={id} page={page} isEnd={item.position === 'right'} />
    case 'versions':
      return <VersionDropdown id={id} item={item} page={page} />
    case 'locales':
      return <LocaleDropdown id={id} item={item} page={page} />
    case 'html': {
      const htmlClass = isInDrawer ? undefined : `navbar-html ${className}`.trim()
      return <Html as="div" className={htmlClass} html={item.html} />
    }
    case 'component':
      return Own && <Own options={item.options} site={site} page={page} />
    case 'search':
      return site.search && <SearchButton className={className} />
  }
}

/** Props of a site's own kind of navbar item: a component in `navbar/` of its theme folder. */
export interface NavbarComponentProps<Options = Readonly<Record<string, unknown>>> {
  /**
   * `options` of the item in the configuration; for a kind from a plugin, the result of its
   * `options` hook.
   */
  readonly options: Options
  readonly site: SiteView
  readonly page: PageView
}
