import { isPlainClick } from '../../shared/is-plain-click.ts'

/**
 * The browser's Back closes an open drawer and stays on the page: while it is open, it has an entry
 * of its own in the history. A page chosen in the drawer takes the place of that entry. Call before
 * the dialog's own listeners; `signal` ends when the drawer is closed.
 */
export function closeOnBack(dialog: HTMLElement, close: () => void, signal: AbortSignal): void {
  let isLeft = false
  history.pushState(history.state, '')
  const onBack = () => {
    isLeft = true
    close()
  }
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || !isPlainClick(event)) return
    if (link.target !== '' || link.origin !== location.origin) return
    event.preventDefault()
    isLeft = true
    location.replace(link.href)
  }
  addEventListener('popstate', onBack, { signal })
  dialog.addEventListener('click', onClick, { signal })
  signal.addEventListener('abort', () => {
    if (!isLeft) history.back()
  })
}
