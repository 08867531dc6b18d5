import { onPageShown } from './page-shown.ts'

/** Functions that load the code of each kind of element, by its selector. */
export type LazyLoaders = Readonly<Record<string, () => Promise<unknown>>>

/** Distance from the viewport at which elements are upgraded. */
export const WAKE_MARGIN = '200px'

/** Events of a reader who uses an element: a press, or the focus of the keyboard. */
export const USES = ['focusin', 'pointerdown'] as const

/** Resolves when an element comes near the viewport or is used, on this or a later page. */
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
        // Observe the child, because an element without a box never intersects.
        observer.observe(element.firstElementChild ?? element)
        for (const type of USES) element.addEventListener(type, end, { once: true })
      }
    }
    const stopFollowing = onPageShown(observe)
    observe()
  })
}

/**
 * Returns a function to call for every page shown: it loads the code of the kinds on that page.
 * After a failure, it tries again on the next page.
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
