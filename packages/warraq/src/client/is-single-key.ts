import { areSingleKeysOn } from '../shared/single-keys.ts'

/** Whether a key is a shortcut by itself: nobody types, nothing is open in front, the reader wants such keys. */
export function isSingleKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, isComposing, target } = event
  return !(ctrlKey || metaKey || altKey || isComposing || isField(target)) && areSingleKeysOn()
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, dialog') !== null)
  )
}
