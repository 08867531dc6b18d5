import type { PageShell } from '../shared/page-payload.ts'
import type { SiteView } from '../shared/site-view.ts'
import { ColorModeToggle } from './ColorModeToggle.tsx'
import { Html } from './Html.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { SearchButton } from './SearchButton.tsx'
import { useText } from './use-text.ts'

interface NavbarProps {
  readonly site: SiteView
  /** HTML of logo and title. */
  readonly brand: string
  /** HTML of the items: at the start, at the end. */
  readonly items: PageShell['navbar']
}

/** The bar on top of every page. */
export function Navbar({ site, brand, items: [start, end] }: NavbarProps) {
  const text = useText()
  const isPlaced = site.navbar.items.some(({ kind }) => kind === 'search')
  return (
    <header className="navbar">
      <nav className="navbar-inner" aria-label={text.mainNavigation}>
        <MobileMenu site={site} />
        <Html as="div" className="brand-slot" html={brand} />
        <Html as="div" className="navbar-items" html={start} />
        <Html as="div" className="navbar-items navbar-end" html={end} />
        {site.search === undefined || isPlaced ? null : <SearchButton />}
        {site.colorMode.disableSwitch ? null : <ColorModeToggle colorMode={site.colorMode} />}
      </nav>
    </header>
  )
}
