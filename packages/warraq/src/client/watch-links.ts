import { inSpareTime, whenLoaded } from '../shared/browser/in-spare-time.ts'
import type { PrefetchApi } from './prefetch.ts'

/**
 * What the links in the text of one page may prefetch. The previous and the next page come on top,
 * so that a text full of links leaves room for them: six pages in all, together about 50 KB.
 */
const MOST_TEXT_PAGES = 4
const MOST_TEXT_BYTES = 30_000

/** The text with its neighbours; breadcrumbs lead back to pages that the reader mostly comes from. */
const LINKS = 'main a[href]:not([href^="#"], .breadcrumbs a)'

/**
 * Returns a function to call for every page on screen: the pages that its text and its neighbours
 * link to are prefetched while their links are in view, one after the other, when the browser is
 * idle. A link that is only scrolled past is left out.
 */
export function createLinkWatcher(prefetch: PrefetchApi['prefetch']): () => void {
  const inView = new Set<HTMLAnchorElement>()
  let textPages = 0
  let startBytes = 0
  let isBusy = false

  const isAffordable = (link: HTMLAnchorElement): boolean =>
    isNeighbour(link) ||
    (textPages < MOST_TEXT_PAGES && payloadBytes() - startBytes < MOST_TEXT_BYTES)

  const fetchNext = async (): Promise<void> => {
    const link = [...inView].find(isAffordable)
    if (link === undefined) inView.clear()
    else {
      inView.delete(link)
      observer.unobserve(link)
      const fetched = prefetch(link.href)
      if (fetched && !isNeighbour(link)) textPages++
      await fetched
    }
    isBusy = false
    wait()
  }
  const wait = (): void => {
    if (isBusy || inView.size === 0) return
    isBusy = true
    inSpareTime(fetchNext)
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const link = target as HTMLAnchorElement
      if (isIntersecting) inView.add(link)
      else inView.delete(link)
    }
    wait()
  })
  return () => {
    observer.disconnect()
    inView.clear()
    textPages = 0
    startBytes = payloadBytes()
    whenLoaded(() => {
      for (const link of document.querySelectorAll(LINKS)) observer.observe(link)
    })
  }
}

function isNeighbour({ rel }: HTMLAnchorElement): boolean {
  return rel === 'prev' || rel === 'next'
}

/** Compressed bytes of all payloads that the document has fetched. */
function payloadBytes(): number {
  const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return requests
    .filter(({ name }) => name.endsWith('/page.json'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
}
