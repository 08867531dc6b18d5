import { onPageShown } from '../../shared/browser/page-shown.ts'
import { showCodeGone } from '../CodeGone/show-code-gone.ts'
import { SIDEBAR } from '../Sidebar/sidebar-markup.ts'
import { leaveDrawerEntry } from './drawer-entry.ts'
import { MENU_BUTTON, menuTemplate } from './drawer-markup.ts'

/** Enable the menu button of narrow screens; the code of the drawer loads on an intent. */
export function startMenuButton(): void {
  const button = document.querySelector<HTMLElement>(`.${MENU_BUTTON}`)
  if (button === null) return
  leaveDrawerEntry()
  let loading: Promise<typeof import('./open-drawer.ts')> | undefined
  const load = () => {
    // Once: Vite reports a missing style sheet only the first time.
    loading ??= import('./open-drawer.ts')
    return loading
  }
  const prepare = () => void load().catch(() => {})
  for (const type of ['pointerenter', 'touchstart', 'focus'])
    button.addEventListener(type, prepare, { passive: true })
  button.addEventListener('click', () => {
    if (button.ariaExpanded === 'true') return
    button.ariaExpanded = 'true'
    load().then(
      ({ openDrawer }) => {
        if (button.ariaExpanded === 'true') openDrawer(button)
      },
      () => {
        button.ariaExpanded = 'false'
        showCodeGone()
      },
    )
  })
  onPageShown(() => {
    button.ariaExpanded = 'false'
    const hasMenu = menuTemplate()?.content.firstChild
    button.hidden = !hasMenu && document.querySelector(`.${SIDEBAR}`) === null
  })
}
