import { useContext } from 'react'
import type { PageView } from '../../shared/page-view.ts'
import type { NavbarDropdownItemView } from '../../shared/site-view.ts'
import { Html } from '../Html/Html.tsx'
import { ChevronDownIcon } from '../Icon/icons.tsx'
import { isActive } from '../Navbar/active-rule.ts'
import { ItemPlace, NavbarLink } from '../Navbar/NavbarLink.tsx'
import { part, useText } from '../parts/part.tsx'

export interface DropdownProps {
  /** Id of the list. */
  readonly id: string
  /** Text of the button. */
  readonly label: string
  /** Address of the dropdown's own page. */
  readonly href?: string | undefined
  readonly items: readonly NavbarDropdownItemView[]
  readonly page: PageView
  /** Whether the list is aligned with the end of the button. */
  readonly isEnd: boolean
  readonly className?: string | undefined
  /** Label in the drawer, if it differs. */
  readonly menuLabel?: string
  /** Docs root whose preferred version is the label. */
  readonly docsId?: string | undefined
}

/** A button that shows and hides a list of links; in the drawer, a group of the menu. */
export const Dropdown = part('Dropdown', (props: DropdownProps) =>
  useContext(ItemPlace) === 'drawer' ? <MenuGroup {...props} /> : <BarDropdown {...props} />,
)

/**
 * A dropdown in the drawer, open if it contains the current page. A dropdown with its own page
 * lists that page first.
 */
function MenuGroup({ label, menuLabel = label, href, items, page }: DropdownProps) {
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

function BarDropdown({ id, label, href, items, page, isEnd, ...rest }: DropdownProps) {
  const text = useText()
  const { className = '', docsId } = rest
  const hasOwnPage = href !== undefined
  return (
    <docs-dropdown
      class={`dropdown${isEnd ? ' dropdown-end' : ''} ${className}`.trim()}
      data-docs-id={docsId}
      data-expand={hasOwnPage ? text.expandDropdown : undefined}
      data-collapse={hasOwnPage ? text.collapseDropdown : undefined}
    >
      {hasOwnPage ? (
        <a className="navbar-item" href={href}>
          {label}
        </a>
      ) : null}
      <button
        type="button"
        className="navbar-item dropdown-button"
        aria-expanded="false"
        aria-controls={id}
      >
        {hasOwnPage ? <span className="visually-hidden">{text.expandDropdown}</span> : label}
        <ChevronDownIcon className="dropdown-caret" />
      </button>
      <ul id={id} className="dropdown-list">
        <DropdownItems items={items} page={page} />
      </ul>
    </docs-dropdown>
  )
}

function DropdownItems({ items, page }: Pick<DropdownProps, 'items' | 'page'>) {
  return items.map((item, index) => (
    <li key={item.kind === 'link' ? item.href : index}>
      {item.kind === 'link' ? (
        <NavbarLink link={item} page={page} className="dropdown-link" />
      ) : (
        <Html as="div" html={item.html} />
      )}
    </li>
  ))
}
