import { isPlainClick } from '@warraq/search-dialog/shared/is-plain-click'
import { addDrawerEntry } from './drawer-entry.ts'

/**
 * Let the browser's Back close an open drawer and stay on the page: while it is open, it has a
 * history entry. A link in the drawer replaces that entry. Call before the dialog's own listeners
 * are added; `signal` is aborted when the drawer is closed.
 */
export function closeOnBack(dialog: HTMLElement, close: () => void, signal: AbortSignal): void {
  let isLeft = false
  addDrawerEntry()
  const onBack = () => {
    isLeft = true
    close()
  }
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || !isPlainClick(event)) return
    if (link.target !== '' || link.origin !== location.origin) return
    event.preventDefault()
    // The entry below is for this address already.
    if (link.href === location.href) return
    isLeft = true
    location.replace(link.href)
  }
  addEventListener('popstate', onBack, { signal })
  dialog.addEventListener('click', onClick, { signal })
  signal.addEventListener('abort', () => {
    if (!isLeft) history.back()
  })
}
