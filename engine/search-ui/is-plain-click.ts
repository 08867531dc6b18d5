import type { MouseEvent } from 'react'

/** A click that opens here; with a modifier or another button the browser decides. */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
}
