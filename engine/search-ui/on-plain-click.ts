/** Does `action` in place of what a link does; with a modifier or another button the browser decides. */
export function onPlainClick(action: () => void): (event: MouseEvent) => void {
  return (event) => {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
    event.preventDefault()
    action()
  }
}
