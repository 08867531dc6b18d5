import type { PageView } from '../../shared/page-view.ts'
import type { NavbarDropdownItemView } from '../../shared/site-view.ts'
import { DropdownItems } from '../Dropdown/DropdownItems.tsx'
import { isActive } from '../Navbar/active-rule.ts'

interface MenuGroupProps {
  readonly label: string
  /** Text of the group, if it differs from `label`. */
  readonly menuLabel?: string
  /** Address of the dropdown's own page. */
  readonly href?: string | undefined
  readonly items: readonly NavbarDropdownItemView[]
  readonly page: PageView
}

/**
 * A dropdown in the drawer, open if it contains the current page. A dropdown with its own page
 * lists that page first.
 */
export function MenuGroup({ label, menuLabel = label, href, items, page }: MenuGroupProps) {
  const isOpen = items.some((item) => item.kind === 'link' && isActive(item.active, page))
  return (
    <details className="menu-group" open={isOpen}>
      <summary className="menu-link">{menuLabel}</summary>
      <ul className="menu">
        {href === undefined ? null : (
          <li>
            <a className="menu-link" href={href}>
              {label}
            </a>
          </li>
        )}
        <DropdownItems items={items} page={page} />
      </ul>
    </details>
  )
}
