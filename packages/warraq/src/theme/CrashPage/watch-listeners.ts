/**
 * Tell `onError` what listeners throw that are added to the element from now on. React adds its
 * listeners to the element of its root; it passes errors of event handlers to no boundary, but
 * reports them to the window while the listener runs.
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
