import { inSpareTime } from '../shared/in-spare-time.ts'
import { onEveryPage } from '../shared/page-shown.ts'
import type { PrefetchApi } from './prefetch.ts'

/**
 * Maximum number of visible links to prefetch per page: those of the navbar, which every page has,
 * then those of the text.
 */
const MOST_VISIBLE_LINKS = 10

/** Prefetch the visible links of this page and of every later one when idle. */
export function watchLinks(prefetch: PrefetchApi['prefetch']): void {
  let left = 0
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || left === 0) continue
      observer.unobserve(target)
      if (prefetch((target as HTMLAnchorElement).href) !== false) left--
    }
    if (left === 0) observer.disconnect()
  })
  onEveryPage(() => {
    observer.disconnect()
    left = MOST_VISIBLE_LINKS
    inSpareTime(() => {
      for (const link of document.querySelectorAll('.navbar a[href], main a[href]'))
        observer.observe(link)
    })
  })
}
