/**
 * Props of an element around code of a plugin: tells what event handlers below it throw, which React
 * reports to the window alone.
 */
export function watchHandlers(onFault: (cause: unknown) => void) {
  const watch = (): void => {
    const tell = ({ error }: ErrorEvent): void => onFault(error)
    addEventListener('error', tell)
    // By then React has called all handlers of the event.
    setTimeout(() => removeEventListener('error', tell))
  }
  return { onClickCapture: watch, onKeyDownCapture: watch }
}
