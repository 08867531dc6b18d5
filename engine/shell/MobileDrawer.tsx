import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { PageView } from '../shared/page-view.ts'
import type { SiteView } from '../shared/site-view.ts'
import { CloseIcon } from './CloseIcon.tsx'
import { ColorModeToggle } from './ColorModeToggle.tsx'
import { MobileMainMenu } from './MobileMainMenu.tsx'
import { SidebarItems } from './SidebarItems.tsx'
import { useSidebarGroups } from './use-sidebar-groups.ts'
import { useText } from './use-text.ts'

/** Width from which the navbar has room for everything, in pixels. */
const DESKTOP_FROM = 997

interface MobileDrawerProps {
  readonly site: SiteView
  readonly page: PageView
  readonly onClose: () => void
}

/** The navigation of narrow screens: the sidebar of the page first, the main menu one step back. */
export function MobileDrawer({ site, page, onClose }: MobileDrawerProps) {
  const text = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const [panel, setPanel] = useState<'sidebar' | 'main'>(
    page.sidebar === undefined ? 'main' : 'sidebar',
  )
  useEffect(() => {
    const opener = document.activeElement
    const wide = matchMedia(`(min-width: ${DESKTOP_FROM}px)`)
    wide.addEventListener('change', onClose)
    const stopBack = closeOnBack(onClose)
    return () => {
      wide.removeEventListener('change', onClose)
      stopBack()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [onClose])
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    const { overflow } = document.documentElement.style
    document.documentElement.style.overflow = 'hidden'
    return () => {
      document.documentElement.style.overflow = overflow
      element?.close()
    }
  }, [])
  const showMain = () => {
    setPanel('main')
    requestAnimationFrame(() =>
      dialog.current?.querySelector<HTMLElement>('.drawer-body a, .drawer-body button')?.focus(),
    )
  }
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current || (event.target as Element).closest('a') !== null)
      onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself.
    <dialog
      ref={dialog}
      className="drawer"
      aria-label={text.mainNavigation}
      onClose={onClose}
      onClick={onClick}
    >
      <div className="drawer-head">
        <div ref={copyBrand} className="brand-slot" />
        {site.colorMode.disableSwitch ? null : <ColorModeToggle colorMode={site.colorMode} />}
        <button
          type="button"
          className="icon-button"
          aria-label={text.closeNavigation}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </div>
      <div className="drawer-body">
        {panel === 'main' || page.sidebar === undefined ? (
          <MobileMainMenu site={site} page={page} />
        ) : (
          <>
            {site.navbar.items.length === 0 ? null : (
              <button type="button" className="drawer-back" onClick={showMain}>
                {text.backToMainMenu}
              </button>
            )}
            <DrawerSidebar site={site} page={page} sidebar={page.sidebar} />
          </>
        )}
      </div>
    </dialog>
  )
}

interface DrawerSidebarProps {
  readonly site: SiteView
  readonly page: PageView
  readonly sidebar: NonNullable<PageView['sidebar']>
}

function DrawerSidebar({ site, page, sidebar }: DrawerSidebarProps) {
  const text = useText()
  const { groups, setGroup } = useSidebarGroups(sidebar, page.href, site.sidebar.autoCollapse)
  return (
    <nav aria-label={text.docsSidebar}>
      <SidebarItems items={sidebar.items} href={page.href} groups={groups} onToggle={setGroup} />
    </nav>
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

/** Logo and title are HTML of the document, which the shell does not know. */
function copyBrand(place: HTMLElement | null): void {
  const brand = document.querySelector('.navbar .brand')
  if (brand !== null) place?.replaceChildren(brand.cloneNode(true))
}
