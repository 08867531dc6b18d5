import type { MouseEvent } from 'react'
import { isPlainClick } from '../shared/is-plain-click.ts'

/** Run `action` when the browser follows a link in this window: no modifier key, main button. */
export function onPlainClick(action: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (isPlainClick(event.nativeEvent)) action()
  }
}
