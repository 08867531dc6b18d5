import { isWindowWide } from '../shared/browser/wide-window.ts'
import type { PrefetchApi } from './prefetch.ts'

/**
 * Returns a function to call for every page on screen: when the reader comes to its link to the next
 * page, that page is prefetched. Phones do without it: a touch starts the fetch early enough.
 */
export function createNextWatcher(prefetch: PrefetchApi['prefetch']): () => void {
  if (!isWindowWide()) return () => {}
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.disconnect()
      prefetch((target as HTMLAnchorElement).href)
    }
  })
  return () => {
    observer.disconnect()
    const next = document.querySelector('main a[rel="next"]')
    if (next !== null) observer.observe(next)
  }
}
