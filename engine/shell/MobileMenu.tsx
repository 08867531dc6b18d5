import { defaultDrawerText } from '../shared/drawer-text.ts'
import { MenuIcon } from './icons.tsx'
import { useText } from './use-text.ts'

interface MobileMenuProps {
  /** Neither the navbar nor the page has anything to show. */
  readonly isEmpty: boolean
}

/** The menu button of narrow screens, with the texts of the drawer it opens (`engine/elements/drawer.ts`). */
export function MobileMenu({ isEmpty }: MobileMenuProps) {
  const text = useText()
  const { closeNavigation, backToMainMenu } = defaultDrawerText
  return (
    <button
      type="button"
      className="icon-button menu-button"
      aria-label={text.toggleNavigation}
      aria-expanded="false"
      hidden={isEmpty}
      data-close={text.closeNavigation === closeNavigation ? undefined : text.closeNavigation}
      data-back={text.backToMainMenu === backToMainMenu ? undefined : text.backToMainMenu}
    >
      <MenuIcon />
    </button>
  )
}
