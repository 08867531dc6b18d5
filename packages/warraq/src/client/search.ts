import { isConnectionFast } from '../shared/connection.ts'
import { inSpareTime } from '../shared/in-spare-time.ts'
import { once } from '../shared/once.ts'
import type { PageRecord } from '../shared/page-view.ts'
import type { RuntimeSite } from '../shared/site-view.ts'
import { whenLoaded } from '../shared/when-loaded.ts'
import { isWindowWide } from '../shared/wide-window.ts'
import { isSingleKey } from './is-single-key.ts'
import { focusPlace, openHidden } from './place.ts'

export interface SearchParts {
  readonly site: RuntimeSite
  /** The page on screen. */
  readonly page: () => PageRecord
}

/**
 * Search on every page: its buttons and its keys. The dialog is in the document and can be typed into
 * at once; React and the index come with an intent, side by side, and React in wide windows in spare
 * time, too.
 */
export function startSearch({ site, page }: SearchParts): void {
  const { search } = site
  const dialog = document.querySelector<HTMLElement>('.search-dialog')
  if (search === undefined || dialog === null) return
  const source = once(async () => {
    const { createSearchSource } = await import('../theme/SearchDialog/search-source.ts')
    return createSearchSource({ site, search, page })
  })
  const prepareIndex = (): void => {
    source()
      .then(({ prepare: load }) => load(dialog.querySelector('input')?.value))
      // The first query reports the failure to the reader.
      .catch(() => {})
  }
  const wake = once(async () => {
    const { wakeDialog } = await import('../theme/SearchDialog/dialog.tsx')
    dialog.removeEventListener('input', prepareIndex)
    wakeDialog({ dialog, site, search, page, readOn, source })
  })
  const loadCode = (): void => {
    source()
      .then(({ makeReady }) => makeReady())
      // It is asked for again when it is needed.
      .catch(() => {})
    if (isWindowWide()) wake().catch(() => {})
  }
  const prepare = (): Promise<void> => {
    prepareIndex()
    return wake()
  }
  const toggle = (): void => {
    if (isOpen(dialog)) {
      dialog.hidePopover()
      // As the code of the dialog does, which may not be there yet.
      document.querySelector<HTMLElement>('.search-button')?.focus({ preventScroll: true })
      return
    }
    openDialog(dialog)
    prepare().catch(() => {
      if (!isOpen(dialog)) return
      const query = dialog.querySelector('input')?.value
      dialog.hidePopover()
      // The search page says what is wrong and lets the reader try again.
      location.assign(search.pageHref + (query ? `?q=${encodeURIComponent(query)}` : ''))
    })
  }

  // While a site is written its index is made when somebody searches.
  if (!import.meta.env.DEV && isConnectionFast(navigator)) whenLoaded(() => inSpareTime(loadCode))
  // Until React is there, every input has the worker load the index files for the query.
  dialog.addEventListener('input', prepareIndex)
  // Enter before the code is there waits for it.
  dialog.addEventListener('submit', () => dialog.toggleAttribute('data-entered', true))
  addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return
    event.preventDefault()
    toggle()
  })
  const onButton = (act: () => unknown) => (event: Event) => {
    if (event.target instanceof Element && event.target.closest('.search-button') !== null) act()
  }
  addEventListener('click', onButton(toggle))
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(
      type,
      onButton(() => prepare().catch(() => {})),
      { passive: true },
    )
}

function isOpen(dialog: HTMLElement): boolean {
  return dialog.matches(':popover-open')
}

/** Show the dialog in front of everything, its field focused. A text selected on the page is the query. */
function openDialog(dialog: HTMLElement): void {
  // A dialog that crashed has no field.
  const field = dialog.querySelector('input')
  const front = document.querySelector('dialog:modal') ?? document.body
  // Beside a modal dialog it could not be used.
  if (dialog.parentElement !== front) front.append(dialog)
  dialog.toggleAttribute('data-entered', false)
  if (field !== null)
    field.value = selectedText().replace(/\s+/g, ' ').trim().slice(0, field.maxLength)
  dialog.showPopover()
  field?.focus()
  // In an empty field it would have the browser lay the page out once more.
  if (field?.value) field.select()
}

/** Reading an empty selection's text still forces a layout. */
function selectedText(): string {
  const selection = getSelection()
  return selection?.type === 'Range' ? selection.toString() : ''
}

function readOn(hash: string): void {
  if (hash === '') scrollTo({ left: 0, top: 0, behavior: 'instant' })
  else openHidden(hash)
  focusPlace(hash)
}

/** Ctrl+K and ⌘K anywhere, `/` where nobody types. */
function isShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event
  if (isComposing || altKey) return false
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !shiftKey
  return key === '/' && isSingleKey(event)
}
