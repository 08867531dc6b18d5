import { navigationApi } from '@warraq/search-dialog/shared/navigation-api'
import { onPageShown } from '../../shared/browser/page-shown.ts'

/** Call `onChange` when the address or the page changes; returns a function to stop. */
export function watchAddress(onChange: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  navigationApi()?.addEventListener('currententrychange', onChange, { signal })
  addEventListener('hashchange', onChange, { signal })
  signal.addEventListener('abort', onPageShown(onChange))
  return () => listening.abort()
}
