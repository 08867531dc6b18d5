import type { PageView } from '../shared/page-view.ts'
import type { NavbarItemView, SiteView } from '../shared/site-view.ts'
import { NavbarItem } from './NavbarItem.tsx'
import { SearchButton } from './SearchButton.tsx'

interface NavbarItemsProps {
  readonly site: SiteView
  readonly page: PageView
  readonly position: NavbarItemView['position']
}

/** The items at one end of the navbar. */
export function NavbarItems({ site, page, position }: NavbarItemsProps) {
  return site.navbar.items
    .filter((item) => item.position === position)
    .map((item) => {
      const key = JSON.stringify(item)
      if (item.kind !== 'search')
        return <NavbarItem key={key} item={item} site={site} page={page} />
      return site.search === undefined ? null : (
        <SearchButton key={key} className={item.className} />
      )
    })
}
