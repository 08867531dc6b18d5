import { useCallback, useEffect, useState } from 'react'
import type { PageView } from '../shared/page-view.ts'
import type { SiteView } from '../shared/site-view.ts'
import { MenuIcon } from './icons.tsx'
import type { MobileDrawer } from './MobileDrawer.tsx'
import { useText } from './use-text.ts'

interface MobileMenuProps {
  readonly site: SiteView
  readonly page: PageView
}

const loadDrawer = () => import('./MobileDrawer.tsx')

/** The menu button of narrow screens and the drawer it opens, which is loaded when the reader means it. */
export function MobileMenu({ site, page }: MobileMenuProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const [drawer, setDrawer] = useState<{ readonly Drawer: typeof MobileDrawer }>()
  const close = useCallback(() => setOpen(false), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the drawer.
  useEffect(close, [close, page.href])
  const prepare = () => void loadDrawer().catch(() => {})
  const open = () => {
    setOpen(true)
    loadDrawer().then(
      ({ MobileDrawer: Drawer }) => setDrawer({ Drawer }),
      () => setOpen(false),
    )
  }
  if (site.navbar.items.length === 0 && page.sidebar === undefined) return null
  return (
    <>
      <button
        type="button"
        className="icon-button menu-button"
        aria-label={text.toggleNavigation}
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <MenuIcon />
      </button>
      {isOpen && drawer !== undefined ? (
        <drawer.Drawer site={site} page={page} onClose={close} />
      ) : null}
    </>
  )
}
