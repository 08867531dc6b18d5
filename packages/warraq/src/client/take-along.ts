import { encodeQuery } from '@warraq/search-dialog/shared/encode-query'

/** Pause after the last letter, in milliseconds, before the text in the field is taken along. */
const PAUSE_MS = 1_000

/**
 * The code of an open dialog failed to load: once the reader has pressed Enter or paused, lead to the
 * search page with the typed text. It reports the error and offers to retry.
 */
export function takeAlong(dialog: HTMLElement, pageHref: string): void {
  if (!dialog.matches(':popover-open')) return
  const listeners = new AbortController()
  const { signal } = listeners
  let pause: ReturnType<typeof setTimeout> | undefined
  const leave = (): void => {
    const query = dialog.querySelector('input')?.value
    dialog.hidePopover()
    location.assign(pageHref + (query ? `?q=${encodeQuery(query)}` : ''))
  }
  const wait = (): void => {
    clearTimeout(pause)
    pause = setTimeout(leave, PAUSE_MS)
  }
  signal.onabort = () => clearTimeout(pause)
  dialog.addEventListener('beforetoggle', () => listeners.abort(), { signal })
  dialog.addEventListener('input', wait, { signal })
  dialog.addEventListener('submit', leave, { signal })
  if (dialog.hasAttribute('data-entered')) leave()
  else wait()
}
