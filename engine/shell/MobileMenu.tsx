import { defaultDrawerText } from '../shared/drawer-text.ts'
import type { PageView } from '../shared/page-view.ts'
import type { SiteView } from '../shared/site-view.ts'
import { MenuIcon } from './icons.tsx'
import { useText } from './use-text.ts'

interface MobileMenuProps {
  readonly site: SiteView
  readonly page: PageView
}

/** The menu button of narrow screens, with the texts of the drawer it opens (`engine/elements/drawer.ts`). */
export function MobileMenu({ site, page }: MobileMenuProps) {
  const text = useText()
  const { closeNavigation, backToMainMenu } = defaultDrawerText
  return (
    <button
      type="button"
      className="icon-button menu-button"
      aria-label={text.toggleNavigation}
      aria-expanded="false"
      hidden={site.navbar.items.length === 0 && page.sidebar === undefined}
      data-close={text.closeNavigation === closeNavigation ? undefined : text.closeNavigation}
      data-back={text.backToMainMenu === backToMainMenu ? undefined : text.backToMainMenu}
    >
      <MenuIcon />
    </button>
  )
}
