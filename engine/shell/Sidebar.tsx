import { useEffect, useRef } from 'react'
import { hidesSidebar } from '../shared/features.ts'
import type { PageView, SidebarView } from '../shared/page-view.ts'
import type { SiteView } from '../shared/site-view.ts'
import { CaretIcon } from './icons.tsx'
import { SidebarItems } from './SidebarItems.tsx'
import { useSidebarGroups } from './use-sidebar-groups.ts'
import { type SidebarHiding, useSidebarHidden } from './use-sidebar-hidden.ts'
import { useText } from './use-text.ts'

const useHidden = hidesSidebar
  ? useSidebarHidden
  : () => ({ isHidden: false, setHidden: () => {} }) satisfies SidebarHiding

interface SidebarProps {
  readonly sidebar: SidebarView
  readonly page: PageView
  readonly site: SiteView
}

/** The pages of the section beside the content. */
export function Sidebar({ sidebar, page, site }: SidebarProps) {
  const text = useText()
  const aside = useRef<HTMLElement>(null)
  const { isHidden, setHidden } = useHidden(site.sidebar.hideable)
  const { groups, setGroup } = useSidebarGroups(sidebar, page.href, site.sidebar.autoCollapse)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is the page's own.
  useEffect(() => scrollToActive(aside.current), [page.href])
  return (
    <aside ref={aside} className={`sidebar${isHidden ? ' sidebar-hidden' : ''}`}>
      <nav aria-label={text.docsSidebar} hidden={isHidden}>
        <SidebarItems items={sidebar.items} href={page.href} groups={groups} onToggle={setGroup} />
      </nav>
      {hidesSidebar && site.sidebar.hideable ? (
        <button
          type="button"
          className="sidebar-toggle"
          aria-expanded={!isHidden}
          aria-label={isHidden ? text.expandSidebar : text.collapseSidebar}
          onClick={() => setHidden(!isHidden)}
        >
          <CaretIcon />
        </button>
      ) : null}
    </aside>
  )
}

/** On a direct visit, or after a link in the text, the page's own entry may be out of view. */
function scrollToActive(aside: HTMLElement | null): void {
  const active = aside?.querySelector<HTMLElement>('[aria-current="page"]')
  if (aside === null || active === null || active === undefined) return
  const { top, bottom } = active.getBoundingClientRect()
  const box = aside.getBoundingClientRect()
  if (top < box.top || bottom > box.bottom) aside.scrollTop += top - box.top - box.height / 3
}
