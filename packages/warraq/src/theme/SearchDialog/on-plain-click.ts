import type { MouseEvent } from 'react'
import { isPlainClick } from '../../shared/is-plain-click.ts'

/**
 * Run `action` instead of following a link; with a modifier key or another button the browser
 * handles the click.
 */
export function onPlainClick(action: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (!isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    action()
  }
}
