import { ownValue } from '@warraq/search/own-value'
import { showCodeGone } from '../theme/CodeGone/show-code-gone.ts'
import { isSingleKey } from './shortcut-keys.ts'

/** Shortcuts besides those of the search: `n`, `p`: next, previous page; `?`, Ctrl+/: the sheet. */
export function startPageKeys(): void {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.repeat) return
    if (isForSheet(event)) {
      event.preventDefault()
      import('../theme/KeySheet/open-key-sheet.tsx').then(
        ({ openKeySheet }) => openKeySheet(),
        showCodeGone,
      )
      return
    }
    const direction = ownValue({ n: 'next', p: 'prev' }, event.key)
    if (direction === undefined || !isSingleKey(event)) return
    document.querySelector<HTMLAnchorElement>(`.pagination [rel=${direction}]`)?.click()
  })
}

/** Ctrl+/ works even while single-key shortcuts are off, so that the reader can turn them on again. */
function isForSheet(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event
  if (key === '/') return (ctrlKey || metaKey) && !altKey
  return key === '?' && isSingleKey(event)
}
