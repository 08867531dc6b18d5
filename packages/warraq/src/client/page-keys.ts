import { isSingleKey } from './is-single-key.ts'

/** The keys beside those of the search: `n` and `p` for the pages after and before, `?` or Ctrl+/ for a sheet of all. */
export function startPageKeys(): void {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.repeat) return
    if (isForSheet(event)) {
      event.preventDefault()
      // Without its code there are no keys to tell about.
      import('../theme/KeySheet/open-key-sheet.tsx').then(
        ({ openKeySheet }) => openKeySheet(),
        () => {},
      )
      return
    }
    const direction = { n: 'next', p: 'prev' }[event.key]
    if (direction === undefined || !isSingleKey(event)) return
    document.querySelector<HTMLAnchorElement>(`.pagination [rel=${direction}]`)?.click()
  })
}

/** With a second key, it can be opened to turn those of one key on again. */
function isForSheet(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event
  if (key === '/') return (ctrlKey || metaKey) && !altKey
  return key === '?' && isSingleKey(event)
}
