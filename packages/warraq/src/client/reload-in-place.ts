import { ownValue } from '@warraq/search/own-value'
import { readStorage, writeStorage } from '@warraq/search-dialog/shared/storage'

const KEY = 'docs-reloaded-page'

/** What a reload of the same page would lose. */
interface PageState {
  readonly address: string
  readonly top: number
  /** Open and closed boxes, by their summary and its number among equal ones. */
  readonly isOpen: Readonly<Record<string, boolean>>
}

/** Load the document again, and keep the scroll position and the boxes that the reader opened. */
export function reloadInPlace(): void {
  const isOpen = Object.fromEntries(namedDetails().map(([name, details]) => [name, details.open]))
  const state: PageState = { address: location.href, top: scrollY, isOpen }
  writeStorage('session', KEY, JSON.stringify(state))
  location.reload()
}

/** After a reload by `reloadInPlace`: open what was open, and scroll to where the reader was. */
export function restorePlace(): void {
  const text = readStorage('session', KEY)
  writeStorage('session', KEY, null)
  if (text === null) return
  // Only this module writes it.
  const { address, top, isOpen } = JSON.parse(text) as PageState
  if (address !== location.href) return
  for (const [name, details] of namedDetails())
    details.open = ownValue(isOpen, name) ?? details.open
  scrollTo({ top, behavior: 'instant' })
}

function namedDetails(): [name: string, details: HTMLDetailsElement][] {
  const counts = new Map<string, number>()
  return [...document.querySelectorAll<HTMLDetailsElement>('.page-body details')].map((details) => {
    const summary = details.querySelector('summary')?.textContent ?? ''
    const count = (counts.get(summary) ?? 0) + 1
    counts.set(summary, count)
    return [`${summary} ${count}`, details]
  })
}
