import { inSpareTime } from '../../shared/in-spare-time.ts'

type Listener = (overflows: boolean) => void

const listeners = new WeakMap<Element, Listener>()
let observer: ResizeObserver | undefined

/**
 * Tell whether an element is narrower than what it holds, now and whenever its size changes; returns
 * how to stop. All are measured before anybody is told: what listeners write would have the page laid
 * out again for each of them, and within the frame it would be laid out twice, in one long task.
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

/** A box that scrolls can be reached with the keyboard, and has a name. */
export function nameScrollBox(box: HTMLElement, name: string | undefined): void {
  if (name !== undefined) {
    box.tabIndex = 0
    box.setAttribute('role', 'group')
    box.setAttribute('aria-label', name)
  } else for (const attribute of ['tabindex', 'role', 'aria-label']) box.removeAttribute(attribute)
}
