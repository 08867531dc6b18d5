import type { PageView } from '../shared/page-view.ts'
import type { SiteView } from '../shared/site-view.ts'
import { ColorModeToggle } from './ColorModeToggle.tsx'
import { Html } from './Html.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { NavbarItems } from './NavbarItems.tsx'
import { SearchButton } from './SearchButton.tsx'
import { useText } from './use-text.ts'

interface NavbarProps {
  readonly site: SiteView
  readonly page: PageView
  /** HTML of logo and title. */
  readonly brand: string
}

/** The bar on top of every page; `engine/elements/navbar.ts` brings it to life. */
export function Navbar({ site, page, brand }: NavbarProps) {
  const { navbar, search, colorMode } = site
  const text = useText()
  const isSearchPlaced = navbar.items.some(({ kind }) => kind === 'search')
  return (
    <header className="navbar" data-hides={navbar.hideOnScroll ? '' : undefined}>
      <nav className="navbar-inner" aria-label={text.mainNavigation}>
        <MobileMenu site={site} page={page} />
        <Html as="div" className="brand-slot" html={brand} />
        <div className="navbar-items">
          <NavbarItems site={site} page={page} position="left" />
        </div>
        <div className="navbar-items navbar-end">
          <NavbarItems site={site} page={page} position="right" />
        </div>
        {search === undefined || isSearchPlaced ? null : <SearchButton />}
        {colorMode.disableSwitch ? null : <ColorModeToggle colorMode={colorMode} />}
      </nav>
    </header>
  )
}
