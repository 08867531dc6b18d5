import { isComposing } from '@warraq/search-dialog/shared/is-composing'
import { isSingleKey } from './is-single-key.ts'

/** Whether a key press opens or closes the search: Ctrl+K and ⌘K anywhere, `/` outside text fields. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (key === '/') return isSingleKey(event)
  // Chrome sends events without a key when it fills in a stored value.
  const isK = key?.toLowerCase() === 'k' && (ctrlKey || metaKey)
  return isK && !(altKey || shiftKey || isComposing(event))
}
