import { readStorage, writeStorage } from '@warraq/search-dialog/shared/storage'
import * as STORAGE_KEYS from './storage-keys.ts'

/** Whether single-key shortcuts are on; they are until the reader turns them off. */
export function areSingleKeysOn(): boolean {
  return readStorage('local', STORAGE_KEYS.singleKeys) !== 'off'
}

/** Turn single-key shortcuts on or off in every tab. */
export function setSingleKeys(isOn: boolean): void {
  writeStorage('local', STORAGE_KEYS.singleKeys, isOn ? null : 'off')
}
