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
