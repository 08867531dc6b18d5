import type { PageView } from '../../shared/page-view.ts'
import type { NavbarDropdownItemView } from '../../shared/site-view.ts'
import { Html } from '../Html/Html.tsx'
import { ChevronDownIcon } from '../Icon/icons.tsx'
import { NavbarLink } from '../Navbar/NavbarLink.tsx'
import { part } from '../parts/part.tsx'
import { useText } from '../text/use-text.ts'

export interface DropdownProps {
  /** Of the list. */
  readonly id: string
  /** Text of the button. */
  readonly label: string
  /** Page of the dropdown itself. */
  readonly href?: string | undefined
  readonly items: readonly NavbarDropdownItemView[]
  readonly page: PageView
  /** Opens towards the start of the line. */
  readonly isEnd: boolean
  readonly className?: string | undefined
  /** Label in the drawer, where it differs. */
  readonly menuLabel?: string
  /** The label is that of the preferred version of these docs. */
  readonly docsId?: string | undefined
}

/** A button that shows and hides a list of links. */
export const Dropdown = part(
  'Dropdown',
  ({ id, label, href, items, page, isEnd, ...rest }: DropdownProps) => {
    const text = useText()
    const { className = '', menuLabel, docsId } = rest
    const hasOwnPage = href !== undefined
    return (
      <docs-dropdown
        class={`dropdown${isEnd ? ' dropdown-end' : ''} ${className}`.trim()}
        data-menu-label={menuLabel}
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
          {items.map((item, index) => (
            <li key={item.kind === 'link' ? item.href : index}>
              {item.kind === 'link' ? (
                <NavbarLink link={item} page={page} className="dropdown-link" />
              ) : (
                <Html as="div" html={item.html} />
              )}
            </li>
          ))}
        </ul>
      </docs-dropdown>
    )
  },
)
