import { readStorage, watchStorage, writeStorage } from '@warraq/search-dialog/shared/storage'
import { useSyncExternalStore } from 'react'
import * as STORAGE_KEYS from './storage-keys.ts'

/**
 * The tab that the reader has chosen in a group of tabs, for islands that follow the same choice,
 * and a function that chooses: tabs and other islands of the group follow. `null` without a choice,
 * in static HTML and while hydrating.
 */
export function useTabChoice(
  group: string,
): readonly [choice: string | null, choose: (value: string) => void] {
  const key = STORAGE_KEYS.TAB_GROUP + group
  const choice = useSyncExternalStore(
    (onChange) => watchStorage(key, onChange),
    () => readStorage('local', key),
    () => null,
  )
  return [choice, (value) => writeStorage('local', key, value)]
}
