import { element } from '../shared/create-element.ts'

/** A dialog that Escape and a press outside close. */
export function modalDialog(label: string, onClose: () => void): HTMLDialogElement {
  // A text selected beyond the edge ends in a click outside, too.
  let isOutside = false
  const dialog = element('dialog', {
    className: 'search-dialog',
    'aria-label': label,
    oncancel: (event) => {
      event.preventDefault()
      onClose()
    },
    onpointerdown: ({ target }) => {
      isOutside = target === dialog
    },
    onclick: ({ target }) => {
      if (isOutside && target === dialog) onClose()
    },
  })
  return dialog
}
