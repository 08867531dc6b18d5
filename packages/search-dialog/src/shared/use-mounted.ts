import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** `false` in static HTML and while hydrating, `true` afterwards. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
