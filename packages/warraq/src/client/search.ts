import { inSpareTime } from '../shared/in-spare-time.ts'
import type { PageRecord } from '../shared/page-view.ts'
import type { ShellText } from '../shared/shell-text.ts'
import type { RuntimeSite } from '../shared/site-view.ts'
import { isConnectionFast } from './connection.ts'
import { focusPlace, openHidden } from './place.ts'

export interface SearchParts {
  readonly site: RuntimeSite
  /** Strings of the shell. */
  readonly text: ShellText
  /** The page on screen. */
  readonly page: () => PageRecord
}

/**
 * Search on every page: its buttons and its keys. Its code comes when everything else is there, so
 * that the dialog opens at once on any connection; the index when the reader shows an intent.
 */
export function startSearch({ site, text, page }: SearchParts): void {
  const { search } = site
  if (search === undefined) return
  let loading: ReturnType<typeof load> | undefined
  let opening: EarlyLetters | undefined
  const load = () =>
    import('../theme/SearchDialog/dialog.ts').then(({ createDialog }) =>
      createDialog({ site, search, shellText: text, page, openHidden, focusPlace }),
    )
  const dialog = () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined
      throw cause
    })
    return loading
  }

  const loadCode = (): void => {
    dialog().then(
      (handle) => inSpareTime(handle.makeReady),
      () => {},
    )
  }
  const prepare = (): void => {
    dialog().then(
      ({ prepare: warmUp }) => warmUp(),
      () => {},
    )
  }
  const open = async (): Promise<void> => {
    if (opening !== undefined) return
    opening = keepLetters()
    try {
      const { toggle } = await dialog()
      await toggle(opening.stop())
    } catch {
      opening.stop()
      // The search page says what is wrong and lets the reader try again.
      location.assign(search.pageHref)
    }
    opening = undefined
  }

  // While a site is written its index is made when somebody searches.
  if (!import.meta.env.DEV && isConnectionFast(navigator)) whenLoaded(() => inSpareTime(loadCode))
  addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return
    event.preventDefault()
    void open()
  })
  const onButton = (act: () => unknown) => (event: Event) => {
    if (event.target instanceof Element && event.target.closest('.search-button') !== null) act()
  }
  addEventListener('click', onButton(open))
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(type, onButton(prepare), { passive: true })
}

/** Run a task when the document and what it names are there. */
function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') task()
  else addEventListener('load', task, { once: true })
}

/** Ctrl+K and ⌘K anywhere, `/` where nobody types. */
function isShortcut({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  target,
  isComposing,
}: KeyboardEvent) {
  if (isComposing || altKey) return false
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !shiftKey
  return key === '/' && !ctrlKey && !metaKey && !isField(target)
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input, textarea, select') ||
      target.closest('dialog') !== null)
  )
}

interface EarlyLetters {
  /** Stop listening; what has been typed since. */
  readonly stop: () => string
}

/** Letters typed while the dialog is being loaded belong to the query. */
function keepLetters(): EarlyLetters {
  let letters = ''
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey) return
    if (key === 'Backspace') letters = letters.slice(0, -1)
    else if ([...key].length === 1) letters += key
    else return
    event.preventDefault()
  }
  addEventListener('keydown', onKeyDown, { capture: true })
  return {
    stop: () => {
      removeEventListener('keydown', onKeyDown, { capture: true })
      return letters
    },
  }
}
