import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** `false` in the prerendered HTML and while it is taken over, then `true`. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
