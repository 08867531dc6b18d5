/**
 * Pass errors of React's event handlers in a root to `onError`; call before the root is created.
 * They reach no error boundary: React reports them to the window while its listener on the root
 * runs, so the event is at the root then.
 */
export function watchHandlers(root: EventTarget, onError: (error: unknown) => void): void {
  const watch = (event: Event): void => {
    const note = ({ error }: ErrorEvent): void => {
      if (event.currentTarget === root) onError(error)
    }
    addEventListener('error', note)
    setTimeout(() => removeEventListener('error', note))
  }
  for (const type of USES) root.addEventListener(type, watch, true)
}

/** The events that a reader causes on purpose. */
const USES = ['click', 'keydown', 'input', 'change', 'submit', 'pointerdown']
