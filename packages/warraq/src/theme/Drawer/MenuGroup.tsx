import type { NavbarDropdownView } from '../../shared/data/site-view.ts'
import { DropdownItems, type DropdownItemsProps } from '../Dropdown/DropdownItems.tsx'
import { isActive } from '../Navbar/active-rule.ts'
import { NavbarLink } from '../Navbar/NavbarLink.tsx'

interface MenuGroupProps extends NavbarDropdownView, DropdownItemsProps {
  /** Text of the group, if it differs from `label`. */
  readonly menuLabel?: string
}

/** A dropdown in the drawer, open around the current page. A page of its own comes first. */
export function MenuGroup(props: MenuGroupProps) {
  const { label, menuLabel = label, href, active, items, page } = props
  const isOpen =
    isActive(active, page) ||
    items.some((item) => item.kind === 'link' && isActive(item.active, page))
  return (
    <details className="menu-group" open={isOpen}>
      <summary className="menu-link">{menuLabel}</summary>
      <ul className="menu">
        {href === undefined ? null : (
          <li>
            <NavbarLink link={{ label, href, active }} page={page} className="menu-link" />
          </li>
        )}
        <DropdownItems items={items} page={page} />
      </ul>
    </details>
  )
}
