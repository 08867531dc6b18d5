import { readStorage, STORAGE_KEYS, writeStorage } from './storage.ts'

/** Whether single-key shortcuts are on; they are until the reader turns them off. */
export function areSingleKeysOn(): boolean {
  return readStorage('local', STORAGE_KEYS.singleKeys) !== 'off'
}

/** Turn single-key shortcuts on or off in every tab. */
export function setSingleKeys(isOn: boolean): void {
  writeStorage('local', STORAGE_KEYS.singleKeys, isOn ? null : 'off')
}

/** Whether a key press is a single-key shortcut: not typed into a field or dialog, and not turned off by the reader. */
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
