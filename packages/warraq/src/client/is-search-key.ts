import { isSingleKey } from './is-single-key.ts'

/** Whether a key press opens or closes the search: Ctrl+K and ⌘K anywhere, `/` outside text fields. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event
  if (isComposing || altKey) return false
  // Chrome sends events without a key when it fills in a stored value.
  if (key?.toLowerCase() === 'k') return (ctrlKey || metaKey) && !shiftKey
  return key === '/' && isSingleKey(event)
}
