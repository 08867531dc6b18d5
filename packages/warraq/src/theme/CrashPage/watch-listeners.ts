/**
 * Pass errors of listeners that are added to the element from now on to `onError`. React adds its
 * listeners to the element of its root; errors of event handlers do not reach an error boundary,
 * but are reported to the window while the listener runs.
 */
export function watchListeners(element: EventTarget, onError: (error: unknown) => void): void {
  const watch =
    (listener: EventListenerOrEventListenerObject) =>
    (event: Event): void => {
      const told: unknown[] = []
      const note = ({ error }: ErrorEvent): void => void told.push(error)
      addEventListener('error', note)
      try {
        if (typeof listener === 'function') listener.call(element, event)
        else listener.handleEvent(event)
      } finally {
        removeEventListener('error', note)
      }
      if (told.length > 0) onError(told[0])
    }
  element.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void => {
    if (listener === null) return
    EventTarget.prototype.addEventListener.call(element, type, watch(listener), options)
  }
}
