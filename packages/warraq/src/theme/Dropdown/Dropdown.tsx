import { useContext } from 'react'
import type { PageView } from '../../shared/data/page-view.ts'
import type { NavbarDropdownView } from '../../shared/data/site-view.ts'
import { dataAttributes } from '../browser/element-data.ts'
import { MenuGroup } from '../Drawer/MenuGroup.tsx'
import { ChevronDownIcon } from '../Icon/icons.tsx'
import { ItemPlace } from '../Navbar/item-place.ts'
import { NavbarLink } from '../Navbar/NavbarLink.tsx'
import { part } from '../parts/part.tsx'
import { useText } from '../text/use-text.ts'
import { DropdownItems } from './DropdownItems.tsx'
import { BUTTON, type DropdownData, LIST } from './dropdown-markup.ts'

export interface DropdownProps extends NavbarDropdownView {
  /** Id of the list. */
  readonly id: string
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
export const Dropdown = part('Dropdown', (props: DropdownProps) => {
  return useContext(ItemPlace) === 'drawer' ? <MenuGroup {...props} /> : <BarDropdown {...props} />
})

function BarDropdown({ id, label, href, active, items, page, isEnd, ...rest }: DropdownProps) {
  const text = useText()
  const { className = '', docsId } = rest
  const hasOwnPage = href !== undefined
  return (
    <docs-dropdown
      class={`dropdown${isEnd ? ' dropdown-end' : ''} ${className}`.trim()}
      {...dataAttributes<DropdownData>({
        docsId,
        expand: hasOwnPage ? text.expandDropdown : undefined,
        collapse: hasOwnPage ? text.collapseDropdown : undefined,
      })}
    >
      {hasOwnPage ? (
        <NavbarLink link={{ label, href, active }} page={page} className="navbar-item" />
      ) : null}
      <button
        type="button"
        className={`navbar-item ${BUTTON}`}
        aria-expanded="false"
        aria-controls={id}
      >
        {hasOwnPage ? <span className="visually-hidden">{text.expandDropdown}</span> : label}
        <ChevronDownIcon className="dropdown-caret" />
      </button>
      <ul id={id} className={LIST}>
        <DropdownItems items={items} page={page} />
      </ul>
    </docs-dropdown>
  )
}
