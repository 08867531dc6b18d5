import type { SyntheticEvent } from 'react'

/**
 * Props of an element around code of a plugin: tells what event handlers below it throw, which React
 * reports to the window alone. It does so while its listener on the root runs, so the event is at
 * the root then; other listeners are not the plugin's.
 */
export function watchHandlers(onFault: (cause: unknown) => void) {
  const watch = ({ nativeEvent }: SyntheticEvent): void => {
    const root = nativeEvent.currentTarget
    const tell = ({ error }: ErrorEvent): void => {
      if (nativeEvent.currentTarget === root) onFault(error)
    }
    addEventListener('error', tell)
    // By then React has called all handlers of the event.
    setTimeout(() => removeEventListener('error', tell))
  }
  return {
    onClickCapture: watch,
    onKeyDownCapture: watch,
    onInputCapture: watch,
    onSubmitCapture: watch,
    onPointerDownCapture: watch,
    // React's `change` also stands for `input` and `click`, which are watched already.
    onChangeCapture: (event: SyntheticEvent): void => {
      if (event.nativeEvent.type === 'change') watch(event)
    },
  }
}
