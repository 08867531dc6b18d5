import type { MouseEvent } from 'react'
import { isPlainClick } from '../../shared/is-plain-click.ts'

/** Does `action` in place of what a link does; with a modifier or another button the browser decides. */
export function onPlainClick(action: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (!isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    action()
  }
}
