import { useEffect, useRef, useState } from 'react'
import type { PageView } from '../shared/page-view.ts'
import type { NavbarItemView, SiteView } from '../shared/site-view.ts'
import { Brand } from './Brand.tsx'
import { ColorModeToggle } from './ColorModeToggle.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { NavbarItem } from './NavbarItem.tsx'
import { type SearchActions, SearchButton } from './SearchButton.tsx'
import { isNavbarShown } from './scroll-rules.ts'
import { useQueryAndHash } from './use-query-and-hash.ts'
import { useScrollPlace } from './use-scroll-place.ts'
import { useText } from './use-text.ts'

interface NavbarProps {
  readonly site: SiteView
  readonly page: PageView
  readonly search: SearchActions | undefined
}

/** The bar on top of every page. */
export function Navbar({ site, page, search }: NavbarProps) {
  const { navbar } = site
  const text = useText()
  const bar = useRef<HTMLElement>(null)
  const isShown = useHideOnScroll(navbar.hideOnScroll, page.href, bar)
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
        <Brand site={site} />
        <div className="navbar-items">{at('left')}</div>
        <div className="navbar-items navbar-end">{at('right')}</div>
        {site.search === undefined || isPlaced ? null : <SearchButton actions={search} />}
        {site.colorMode.disableSwitch ? null : <ColorModeToggle colorMode={site.colorMode} />}
      </nav>
    </header>
  )
}

/** Hides while the reader scrolls down; shows when the focus comes into it or a new page without a hash opens. */
function useHideOnScroll(
  isHideable: boolean,
  href: string,
  bar: React.RefObject<HTMLElement | null>,
): boolean {
  const [isShown, setShown] = useState(true)
  const skipNext = useRef(false)
  const hash = useQueryAndHash().replace(/^[^#]*/, '')
  useScrollPlace((place) => {
    if (!isHideable) return
    const height = bar.current?.offsetHeight ?? 0
    if (place.y >= height && skipNext.current) {
      skipNext.current = false
      return
    }
    setShown((former) => isNavbarShown(place, height, former))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what the rule is about.
  useEffect(() => {
    if (!isHideable) return
    const target = document.getElementById(decodeHash(hash))
    skipNext.current = target !== null
    setShown(target === null)
  }, [href, hash, isHideable])
  useEffect(() => {
    const element = bar.current
    if (!isHideable || element === null) return
    const show = () => setShown(true)
    element.addEventListener('focusin', show)
    return () => element.removeEventListener('focusin', show)
  }, [isHideable, bar])
  return isShown
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
