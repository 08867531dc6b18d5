import type { PageView } from '../../shared/data/page-view.ts'
import * as SHELL_ID from '../../shared/data/shell-ids.ts'
import type { NavbarItemView } from '../../shared/data/site-view.ts'
import { part } from '../parts/part.tsx'
import { useSite } from '../site/use-site.ts'
import { NavbarItem } from './NavbarItem.tsx'

export interface NavbarItemsProps {
  readonly page: PageView
  readonly position: NavbarItemView['position']
}

/** The items on one side of the navbar, which may differ from page to page. */
export const NavbarItems = part('NavbarItems', ({ page, position }: NavbarItemsProps) => {
  return useSite().navbar.items.map((item, index) =>
    item.position === position ? (
      // Items never move, and their place names the list that a dropdown opens.
      <NavbarItem
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        key={index}
        id={`${SHELL_ID.navbarItem}${index}`}
        item={item}
        page={page}
      />
    ) : null,
  )
})
