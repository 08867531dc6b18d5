import type { PageView } from '../../shared/data/page-view.ts'
import * as SHELL_ID from '../../shared/data/shell-ids.ts'
import { ItemPlace } from '../Navbar/item-place.ts'
import { NavbarItem } from '../Navbar/NavbarItem.tsx'
import { useSite } from '../site/use-site.ts'

interface DrawerMenuProps {
  readonly page: PageView
}

/** The items of the navbar as a list, without the search, which has its own button. */
export function DrawerMenu({ page }: DrawerMenuProps) {
  const items = useSite().navbar.items.filter(({ kind }) => kind !== 'search')
  if (items.length === 0) return null
  return (
    <ItemPlace value="drawer">
      <ul className="menu">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items never move
          <li key={index}>
            <NavbarItem id={`${SHELL_ID.menuItem}${index}`} item={item} page={page} />
          </li>
        ))}
      </ul>
    </ItemPlace>
  )
}
