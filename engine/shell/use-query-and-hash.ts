import { useSyncExternalStore } from 'react'

/** Query and hash of the address, kept up to date; empty in the prerendered HTML. */
export function useQueryAndHash(): string {
  return useSyncExternalStore(
    watchAddress,
    () => `${location.search}${location.hash}`,
    () => '',
  )
}

function watchAddress(onChange: () => void): () => void {
  const { navigation } = window as { navigation?: Navigation }
  navigation?.addEventListener('currententrychange', onChange)
  addEventListener('hashchange', onChange)
  return () => {
    navigation?.removeEventListener('currententrychange', onChange)
    removeEventListener('hashchange', onChange)
  }
}
