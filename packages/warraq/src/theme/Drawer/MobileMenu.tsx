import { MenuIcon } from '../Icon/icons.tsx'
import { part } from '../parts/part.tsx'
import { useText } from '../text/use-text.ts'
import { MENU_BUTTON } from './drawer-markup.ts'

export interface MobileMenuProps {
  /** Whether neither the navbar nor the page has anything to show in the drawer. */
  readonly isEmpty: boolean
}

/** The menu button of narrow screens; it opens the drawer. */
export const MobileMenu = part('MobileMenu', ({ isEmpty }: MobileMenuProps) => {
  const text = useText()
  return (
    <button
      type="button"
      className={`icon-button ${MENU_BUTTON}`}
      aria-label={text.toggleNavigation}
      aria-expanded="false"
      hidden={isEmpty}
    >
      <MenuIcon />
    </button>
  )
})
