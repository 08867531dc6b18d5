import type { SiteView } from '../shared/site-view.ts'
import { MenuIcon } from './icons.tsx'
import { useText } from './use-text.ts'

interface MobileMenuProps {
  readonly site: SiteView
}

/** The menu button of narrow screens and the drawer it opens, which is loaded when the reader means it. */
export function MobileMenu({ site }: MobileMenuProps) {
  const text = useText()
  if (site.navbar.items.length === 0) return null
  return (
    <button
      type="button"
      className="icon-button menu-button"
      aria-label={text.toggleNavigation}
      aria-expanded={false}
    >
      <MenuIcon />
    </button>
  )
}
