import { startBackToTop } from '../BackToTop/back-to-top.ts'
import { followOutline } from '../Outline/follow-outline.ts'
import { keepSidebarInPlace } from '../Sidebar/sidebar-place.ts'

/** Start what follows scrolling and navigation. */
export function startScrollFollowers(): void {
  startBackToTop()
  followOutline()
  keepSidebarInPlace()
}
