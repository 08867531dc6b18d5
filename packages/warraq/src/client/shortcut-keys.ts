import { isComposing } from '@warraq/search-dialog/shared/is-composing'
import { areSingleKeysOn } from '../shared/browser/single-keys.ts'

/** Whether a key press is a single-key shortcut: not typed into a field or dialog, and not turned off by the reader. */
export function isSingleKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, target } = event
  return (
    !(ctrlKey || metaKey || altKey || isComposing(event) || isField(target)) && areSingleKeysOn()
  )
}

/** A closed dialog keeps the focus until the next frame, but takes no more keys. */
function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, dialog[open]') !== null)
  )
}

/** Whether a key press opens or closes the search: Ctrl+K and ⌘K anywhere, `/` outside text fields. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (key === '/') return isSingleKey(event)
  // Chrome sends events without a key when it fills in a stored value.
  const isK = key?.toLowerCase() === 'k' && (ctrlKey || metaKey)
  return isK && !(altKey || shiftKey || isComposing(event))
}
