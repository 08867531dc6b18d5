import { onPageShown } from './page-shown.ts'

/** How each kind of element is brought to life, by the selector that finds one. */
export type LazyLoaders = Readonly<Record<string, () => Promise<unknown>>>

/** Elements wake up this far before they come into view. */
export const WAKE_MARGIN = '200px'

/** Resolves when one of the elements comes near the viewport or is used, on this page or on a later one. */
export function whenNear(selector: string): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      observer.disconnect()
      stopFollowing()
      resolve()
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) end()
      },
      { rootMargin: WAKE_MARGIN },
    )
    const observe = (): void => {
      observer.disconnect()
      for (const element of document.querySelectorAll(selector)) {
        // The child: an element without a box of its own never intersects anything.
        observer.observe(element.firstElementChild ?? element)
        element.addEventListener('focusin', end, { once: true })
      }
    }
    const stopFollowing = onPageShown(observe)
    observe()
  })
}

/**
 * Returns a function to be called for every page that is shown: it loads the code of those kinds
 * that the page holds. A kind that could not be loaded is tried again on the next page.
 */
export function wakeLazily(loaders: LazyLoaders): () => void {
  const waiting = new Map(Object.entries(loaders))
  return () => {
    for (const [selector, load] of waiting) {
      if (document.querySelector(selector) === null) continue
      waiting.delete(selector)
      load().catch(() => waiting.set(selector, load))
    }
  }
}
