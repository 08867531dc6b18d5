import type { PageShell } from '../../shared/data/page-payload.ts'
import { dataAttributes } from '../browser/element-data.ts'
import { ColorModeToggle } from '../ColorModeToggle/ColorModeToggle.tsx'
import { MobileMenu } from '../Drawer/MobileMenu.tsx'
import { Html } from '../Html/Html.tsx'
import { part } from '../parts/part.tsx'
import { SearchButton } from '../SearchButton/SearchButton.tsx'
import { useSite } from '../site/use-site.ts'
import { useText } from '../text/use-text.ts'
import { INNER, ITEMS, NAVBAR, type NavbarData } from './navbar-markup.ts'

export interface NavbarProps {
  /** HTML of logo and title. */
  readonly brand: string
  /** HTML of the items at both ends; menu and sidebar, which the drawer of narrow screens shows. */
  readonly shell: Pick<PageShell, 'navbar' | 'sidebar'>
}

/** The bar on top of every page. */
export const Navbar = part('Navbar', ({ brand, shell }: NavbarProps) => {
  const { navbar, search, colorMode } = useSite()
  const text = useText()
  const [start, end, menu] = shell.navbar
  const isSearchPlaced = navbar.items.some(({ kind }) => kind === 'search')
  return (
    <header
      className={NAVBAR}
      {...dataAttributes<NavbarData>({ hides: navbar.hideOnScroll ? '' : undefined })}
    >
      <nav className={INNER} aria-label={text.mainNavigation}>
        <MobileMenu isEmpty={menu === '' && shell.sidebar === undefined} />
        <Html as="div" className="brand-slot" html={brand} />
        <Html as="div" className={ITEMS} html={start} />
        <Html as="div" className={`${ITEMS} navbar-end`} html={end} />
        {search === undefined || isSearchPlaced ? null : <SearchButton />}
        {colorMode.disableSwitch ? null : <ColorModeToggle />}
        <span className="navbar-last" hidden />
      </nav>
    </header>
  )
})
