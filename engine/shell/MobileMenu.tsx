import { useCallback, useEffect, useRef, useState } from 'react'
import type { PageView } from '../shared/page-view.ts'
import type { SiteView } from '../shared/site-view.ts'
import { MenuIcon } from './icons.tsx'
import { MobileDrawer } from './MobileDrawer.tsx'
import { useText } from './use-text.ts'

interface MobileMenuProps {
  readonly site: SiteView
  readonly page: PageView
}

/** Width from which the navbar has room for everything, in pixels. */
const DESKTOP_FROM = 997

/** The menu button of narrow screens and the drawer it opens. */
export function MobileMenu({ site, page }: MobileMenuProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setOpen(false), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the drawer.
  useEffect(close, [close, page.href])
  useEffect(() => {
    if (!isOpen) return
    const wide = matchMedia(`(min-width: ${DESKTOP_FROM}px)`)
    wide.addEventListener('change', close)
    const stopBack = closeOnBack(close)
    return () => {
      wide.removeEventListener('change', close)
      stopBack()
      button.current?.focus()
    }
  }, [isOpen, close])
  if (site.navbar.items.length === 0 && page.sidebar === undefined) return null
  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-button menu-button"
        aria-label={text.toggleNavigation}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </button>
      {isOpen ? <MobileDrawer site={site} page={page} onClose={close} /> : null}
    </>
  )
}

/** The browser's Back closes the drawer and stays on the page, where the browser allows it. */
function closeOnBack(close: () => void): () => void {
  const { navigation } = window as { navigation?: Navigation }
  if (navigation === undefined) return () => {}
  const onNavigate = (event: NavigateEvent) => {
    if (event.navigationType !== 'traverse') return
    if (event.cancelable) event.preventDefault()
    close()
  }
  navigation.addEventListener('navigate', onNavigate)
  return () => navigation.removeEventListener('navigate', onNavigate)
}
