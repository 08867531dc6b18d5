import { useRef } from 'react'
import { hidesNavbar } from '../shared/features.ts'
import type { PageView } from '../shared/page-view.ts'
import type { NavbarItemView, SiteView } from '../shared/site-view.ts'
import { ColorModeToggle } from './ColorModeToggle.tsx'
import { Html } from './Html.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { NavbarItem } from './NavbarItem.tsx'
import { type SearchActions, SearchButton } from './SearchButton.tsx'
import { useHideOnScroll } from './use-hide-on-scroll.ts'
import { useText } from './use-text.ts'

interface NavbarProps {
  readonly site: SiteView
  readonly page: PageView
  /** HTML of logo and title. */
  readonly brand: string
  readonly search: SearchActions | undefined
}

const useShown = hidesNavbar ? useHideOnScroll : () => true

/** The bar on top of every page. */
export function Navbar({ site, page, brand, search }: NavbarProps) {
  const { navbar } = site
  const text = useText()
  const bar = useRef<HTMLElement>(null)
  const isShown = useShown(navbar.hideOnScroll, page.href, bar)
  const at = (position: NavbarItemView['position']) =>
    navbar.items
      .filter((item) => item.position === position)
      .map((item) => {
        const key = JSON.stringify(item)
        if (item.kind !== 'search')
          return <NavbarItem key={key} item={item} site={site} page={page} />
        return site.search === undefined ? null : (
          <SearchButton key={key} actions={search} className={item.className} />
        )
      })
  const isPlaced = navbar.items.some(({ kind }) => kind === 'search')
  return (
    <header ref={bar} className={`navbar${isShown ? '' : ' navbar-hidden'}`}>
      <nav className="navbar-inner" aria-label={text.mainNavigation}>
        <MobileMenu site={site} page={page} />
        <Html as="div" className="brand-slot" html={brand} suppressHydrationWarning />
        <div className="navbar-items">{at('left')}</div>
        <div className="navbar-items navbar-end">{at('right')}</div>
        {site.search === undefined || isPlaced ? null : <SearchButton actions={search} />}
        {site.colorMode.disableSwitch ? null : <ColorModeToggle colorMode={site.colorMode} />}
      </nav>
    </header>
  )
}
