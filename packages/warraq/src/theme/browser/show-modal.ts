import { onPageShown } from '../../shared/page-shown.ts'

/**
 * Show a modal dialog of the document until the reader closes it, presses beside it or opens
 * another page. The browser then gives the focus back.
 */
export function showModal(dialog: HTMLDialogElement, onClose: () => void): void {
  const stop = onPageShown(() => dialog.close())
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  dialog.addEventListener('close', () => {
    stop()
    onClose()
  })
  dialog.showModal()
}
