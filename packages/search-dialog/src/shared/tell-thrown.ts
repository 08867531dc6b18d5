/**
 * Tell what React's handlers of an event throw, which React reports to the window alone. Call in the
 * capture phase, while the event is at the root of React: React calls its handlers there, and other
 * listeners elsewhere.
 */
export function tellThrown(event: Event, onError: (error: unknown) => void): void {
  const root = event.currentTarget
  const tell = ({ error }: ErrorEvent): void => {
    if (event.currentTarget === root) onError(error)
  }
  addEventListener('error', tell)
  // By then React has called all handlers of the event.
  setTimeout(() => removeEventListener('error', tell))
}
