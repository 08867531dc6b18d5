import type { SyntheticEvent } from 'react'
import { tellThrown } from '../shared/tell-thrown.ts'

/** Props of an element around code of a plugin: tells what event handlers below it throw. */
export function watchHandlers(onFault: (cause: unknown) => void) {
  const watch = ({ nativeEvent }: SyntheticEvent): void => tellThrown(nativeEvent, onFault)
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
