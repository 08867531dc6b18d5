import { inSpareTime } from '../../shared/in-spare-time.ts'

type Listener = (overflows: boolean) => void

const listeners = new WeakMap<Element, Listener>()
let observer: ResizeObserver | undefined

/**
 * While a box of the document is narrower than its content, make it reachable by keyboard under a
 * name, so that it can be scrolled, and tell `onChange`. All boxes are measured before any is
 * changed: otherwise each change would force another layout, in one long task.
 */
export function watchOverflow(box: HTMLElement, name: string, onChange?: Listener): void {
  observer ??= new ResizeObserver((entries) => {
    const found = entries.map(({ target }) => [target, overflows(target)] as const)
    inSpareTime(() => {
      for (const [target, isWider] of found) {
        // The observer would keep boxes of earlier pages in memory.
        if (!target.isConnected) observer?.unobserve(target)
        listeners.get(target)?.(isWider)
      }
    })
  })
  listeners.set(box, (isWider) => {
    setReachable(box, 'group', isWider ? name : undefined)
    onChange?.(isWider)
  })
  observer.observe(box)
}

function overflows({ scrollWidth, clientWidth }: Element): boolean {
  return scrollWidth > clientWidth
}

/** Make an element reachable by keyboard, with a role and a name; without a name, undo this. */
export function setReachable(element: HTMLElement, role: string, name: string | undefined): void {
  if (name !== undefined) {
    element.tabIndex = 0
    element.setAttribute('role', role)
    element.setAttribute('aria-label', name)
  } else
    for (const attribute of ['tabindex', 'role', 'aria-label']) element.removeAttribute(attribute)
}
