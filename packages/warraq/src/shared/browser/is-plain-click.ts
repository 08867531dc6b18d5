/**
 * Whether a click should follow a link in this window; with a modifier key or another button the
 * browser handles it.
 */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
}
