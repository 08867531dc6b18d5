import type { PageView } from '../../shared/data/page-view.ts'
import type { NavbarItemView, SiteView } from '../../shared/data/site-view.ts'
import { part } from '../parts/part.tsx'
import { NavbarItem } from './NavbarItem.tsx'

export interface NavbarItemsProps {
  readonly site: SiteView
  readonly page: PageView
  readonly position: NavbarItemView['position']
}

/** The items on one side of the navbar, which may differ from page to page. */
export const NavbarItems = part('NavbarItems', ({ site, page, position }: NavbarItemsProps) => {
  return site.navbar.items.map((item, index) =>
    item.position === position ? (
      // Items never move, and their place names the list that a dropdown opens.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <NavbarItem key={index} id={`navbar_${index}`} item={item} site={site} page={page} />
    ) : null,
  )
})
