import { inSpareTime } from '../../shared/browser/in-spare-time.ts'

type Listener = (overflows: boolean) => void

const listeners = new WeakMap<Element, Listener>()
let observer: ResizeObserver | undefined

/**
 * Report whether an element is narrower than its content, now and whenever its size changes;
 * returns a function that stops this. All elements are measured before any listener is called:
 * otherwise each listener's changes would force another layout, in one long task.
 */
export function watchOverflow(element: Element, listener: Listener): () => void {
  observer ??= new ResizeObserver((entries) => {
    const found = entries.map(({ target }) => [target, overflows(target)] as const)
    inSpareTime(() => {
      for (const [target, isWider] of found) listeners.get(target)?.(isWider)
    })
  })
  listeners.set(element, listener)
  observer.observe(element)
  return () => {
    observer?.unobserve(element)
    listeners.delete(element)
  }
}

function overflows({ scrollWidth, clientWidth }: Element): boolean {
  return scrollWidth > clientWidth
}

/** Make a scrolling box reachable by keyboard, with a name. */
export function nameScrollBox(box: HTMLElement, name: string | undefined): void {
  if (name !== undefined) {
    box.tabIndex = 0
    box.setAttribute('role', 'group')
    box.setAttribute('aria-label', name)
  } else for (const attribute of ['tabindex', 'role', 'aria-label']) box.removeAttribute(attribute)
}
