import { inSpareTime } from '../shared/browser/in-spare-time.ts'
import type { PrefetchApi } from './prefetch.ts'

/**
 * Maximum number of visible links to prefetch per page: those of the navbar, which every page has,
 * then those of the text.
 */
const MOST_VISIBLE_LINKS = 10

/** Returns a function that, once per page on screen, prefetches its visible links when idle. */
export function createLinkWatcher(prefetch: PrefetchApi['prefetch']): () => void {
  let observer: IntersectionObserver | undefined
  return () => {
    observer?.disconnect()
    let left = MOST_VISIBLE_LINKS
    const mine = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || left === 0) continue
        mine.unobserve(target)
        if (prefetch((target as HTMLAnchorElement).href) !== false) left--
      }
      if (left === 0) mine.disconnect()
    })
    observer = mine
    inSpareTime(() => {
      if (observer !== mine) return
      for (const link of document.querySelectorAll('.navbar a[href], main a[href]'))
        mine.observe(link)
    })
  }
}
