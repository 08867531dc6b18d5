import { afterPaint } from '../../shared/after-paint.ts'
import { element } from '../../shared/create-element.ts'

/** What a phone's way back asks; not every browser has it. */
interface CloseWatcherWindow {
  readonly CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void }
}

export interface ModalDialog {
  readonly element: HTMLDialogElement
  /** Put it in front of everything; returns how to take it away. Opened once. */
  readonly open: () => () => void
}

/**
 * A dialog in front of a page that can be neither used nor read meanwhile. Escape, a press outside and
 * a phone's way back call `onClose`.
 *
 * It is a popover, and the page becomes inert after the first frame: `showModal` would have the browser
 * compute the style of every element of the page before it shows the dialog.
 */
export function modalDialog(label: string, onClose: () => void): ModalDialog {
  const dialog = element('dialog', {
    className: 'search-dialog',
    popover: 'manual',
    'aria-label': label,
    'aria-modal': 'true',
    oncancel: (event) => {
      event.preventDefault()
      onClose()
    },
  })
  const isBeyond = ({ target }: Event) =>
    target === dialog || !(target instanceof Node && dialog.contains(target))
  // A text selected beyond the edge ends in a click outside, too.
  let hasBegunBeyond = false
  const onPress = (event: Event): void => {
    hasBegunBeyond = isBeyond(event)
  }
  const onClick = (event: Event): void => {
    if (hasBegunBeyond && isBeyond(event)) onClose()
    hasBegunBeyond = false
  }

  // Wherever the focus is: a press on plain text has taken it to the page.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
    event.preventDefault()
    onClose()
  }

  const open = (): (() => void) => {
    document.body.append(dialog)
    addEventListener('pointerdown', onPress)
    addEventListener('click', onClick)
    addEventListener('keydown', onKeyDown)
    const release = isAnotherModal() ? showModal(dialog) : showInFront(dialog, onClose)
    return () => {
      removeEventListener('pointerdown', onPress)
      removeEventListener('click', onClick)
      removeEventListener('keydown', onKeyDown)
      dialog.remove()
      release()
    }
  }
  return { element: dialog, open }
}

function isAnotherModal(): boolean {
  return document.querySelector('dialog:modal') !== null
}

/** What is in front of a modal dialog has to be one. */
function showModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  return () => {}
}

function showInFront(dialog: HTMLDialogElement, onClose: () => void): () => void {
  dialog.showPopover()
  const { CloseWatcher } = window as CloseWatcherWindow
  const watcher = CloseWatcher && new CloseWatcher()
  if (watcher !== undefined) watcher.onclose = onClose
  let behind: readonly HTMLElement[] = []
  void afterPaint().then(() => {
    if (!dialog.isConnected) return
    behind = [...document.body.children].filter(
      (other): other is HTMLElement =>
        other instanceof HTMLElement && other !== dialog && !other.inert,
    )
    for (const other of behind) other.inert = true
  })
  return () => {
    watcher?.destroy()
    for (const other of behind) other.inert = false
  }
}
