import { once } from '@warraq/search/once'
import type { OpenSearch } from '@warraq/search-dialog/dialog/search-source'
import type { SearchParts } from '@warraq/search-dialog/dialog/use-search'
import { isComposing } from '@warraq/search-dialog/shared/is-composing'
import { readStorage } from '@warraq/search-dialog/shared/storage'
import * as STORAGE_KEYS from '../shared/browser/storage-keys.ts'
import { SEARCH_BUTTON } from '../theme/SearchButton/search-button-markup.ts'
import { focusPlace, openHidden } from './place.ts'
import { isSearchKey } from './shortcut-keys.ts'

/**
 * Search on every page: its buttons and its shortcuts. The dialog is in the document and accepts
 * text at once; React, the worker and the index load in parallel on an intent. Returns a function
 * that loads the search, which the search page shares.
 */
export function startSearch({
  site,
  page,
}: Pick<SearchParts, 'site' | 'page'>): (() => Promise<OpenSearch>) | undefined {
  const { search } = site
  const dialog = document.querySelector<HTMLElement>('.search-dialog')
  if (search === undefined || dialog === null) return undefined
  const load = once(async () => {
    const { openSearch } = await import('./search-source.ts')
    return openSearch({ site, search, page })
  })
  const openProvider = async (tag?: string) => (await load())(undefined, tag)
  const prepareIndex = (): void => {
    openProvider()
      .then((provider) => provider.prepare(dialog.querySelector('input')?.value))
      // The first query reports the failure to the reader.
      .catch(() => {})
  }
  const wake = once(async () => {
    const { wakeDialog } = await import('./dialog.tsx')
    // Hydrate in a separate task from the one that evaluates React.
    await new Promise((resolve) => setTimeout(resolve))
    await wakeDialog({ dialog, site, search, page, readOn, openProvider, focusButton })
    dialog.removeEventListener('input', prepareIndex)
  })
  const prepare = (): Promise<void> => {
    prepareIndex()
    return wake()
  }
  const toggle = (): void => {
    if (isOpen(dialog)) {
      closeDialog(dialog)
      return
    }
    openDialog(dialog)
    prepare().catch(() =>
      import('./take-along.ts').then(
        ({ takeAlong }) => takeAlong(dialog, search.pageHref),
        () => {
          if (isOpen(dialog)) location.assign(search.pageHref)
        },
      ),
    )
  }

  // Until React has loaded, every input makes the worker load the index files for the query.
  dialog.addEventListener('input', prepareIndex)
  // Enter pressed before the code has loaded waits for it.
  dialog.addEventListener('submit', () => dialog.toggleAttribute('data-entered', true))
  listen(dialog, { toggle, prepare })
  return load
}

interface Intents {
  readonly toggle: () => void
  /** Load what an opened dialog needs. */
  readonly prepare: () => Promise<void>
}

/** Follow the keys that open and close the dialog, and what a reader does to its buttons. */
function listen(dialog: HTMLElement, { toggle, prepare }: Intents): void {
  addEventListener('keydown', (event) => {
    const isFree = !event.defaultPrevented && !isComposing(event)
    if (event.key === 'Escape' && isFree && isOpen(dialog)) {
      // Browsers would only clear a field with text.
      event.preventDefault()
      closeDialog(dialog)
    } else if (isSearchKey(event)) {
      event.preventDefault()
      toggle()
    }
  })
  const onButton = (act: () => unknown) => (event: Event) => {
    if (event.target instanceof Element && event.target.closest(`.${SEARCH_BUTTON}`) !== null) act()
  }
  addEventListener('click', onButton(toggle))
  const onIntent = onButton(() => prepare().catch(() => {}))
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(type, onIntent, { passive: true })
}

function isOpen(dialog: HTMLElement): boolean {
  return dialog.matches(':popover-open')
}

/**
 * Show the dialog and focus its field. Text selected on the page becomes the query; otherwise the code
 * of the dialog brings back that of the last time.
 */
function openDialog(dialog: HTMLElement): void {
  // A crashed dialog has no field.
  const field = dialog.querySelector('input')
  const front = document.querySelector('dialog:modal') ?? document.body
  // Outside a modal dialog it would be inert.
  if (dialog.parentElement !== front) front.append(dialog)
  dialog.toggleAttribute('data-entered', false)
  // Reading an empty selection's text still forces a layout.
  const selection = getSelection()
  const selected = selection?.type === 'Range' ? selection.toString() : ''
  const named = selected.replace(/\s+/g, ' ').trim()
  if (field !== null && named !== '') field.value = named.slice(0, field.maxLength)
  dialog.showPopover()
  field?.focus()
  // Skip an empty field, because `select` would force another layout.
  if (field?.value) field.select()
}

function closeDialog(dialog: HTMLElement): void {
  dialog.hidePopover()
  // The dialog's own code does the same, but may not have loaded yet.
  focusButton()
}

function focusButton(): void {
  document.querySelector<HTMLElement>(`.${SEARCH_BUTTON}`)?.focus({ preventScroll: true })
}

function readOn(hash: string): void {
  if (hash === '') scrollTo({ left: 0, top: 0, behavior: 'instant' })
  else openHidden(hash)
  focusPlace(hash)
  showFound()
}

/** Open what hides the text that the reader chose among the results. */
export function showFound(): void {
  // The page is readable without it.
  if (readStorage('session', STORAGE_KEYS.foundText) !== null)
    import('./reveal-found.ts').then(
      ({ revealFound }) => revealFound(),
      () => {},
    )
}
