import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { holdPage } from './hold-page.ts'

export interface ModalParts {
  /** Gets the focus if the focused element disappears. */
  readonly fieldRef: RefObject<HTMLElement | null>
  /** Called when the dialog is about to be shown, or already is. */
  readonly onOpen: () => void
  readonly onClose: () => void
}

/**
 * Make a popover a modal dialog: the page behind it is inert, and the focus is never lost in the
 * dialog. (`showModal` would make the browser compute the style of every element of the
 * page before it shows the dialog.) Popovers with `popover="auto"` already close on a press outside
 * and on a phone's back gesture. Escape must close it before this code has loaded, too, so
 * `client/search.ts` handles it.
 */
export function useModal(dialog: HTMLElement, { fieldRef, onOpen, onClose }: ModalParts): void {
  const tellOpen = useEffectEvent(onOpen)
  const tellClosed = useEffectEvent(onClose)
  const focused = useRef<Element | null>(null)

  // Not a layout effect, so that the content of an open dialog is rendered in a separate task from
  // hydration.
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    let shown: AbortController | undefined
    const open = (): void => {
      shown = new AbortController()
      void holdPage(dialog, shown.signal)
      // The way back leads to another page or place, which the dialog would cover.
      addEventListener('popstate', () => dialog.hidePopover(), { signal: shown.signal })
      tellOpen()
    }
    const onToggle = ({ newState }: ToggleEvent): void => {
      if (newState === 'open') {
        open()
        return
      }
      shown?.abort()
      shown = undefined
      tellClosed()
    }
    const onFocus = ({ target }: FocusEvent): void => {
      focused.current = target as Element
    }
    dialog.addEventListener('beforetoggle', onToggle, { signal })
    dialog.addEventListener('focusin', onFocus, { signal })
    if (dialog.matches(':popover-open')) {
      open()
      // A dialog that works again after a crash replaces the focused button.
      if (document.activeElement === document.body) fieldRef.current?.focus()
    }
    return () => {
      listeners.abort()
      shown?.abort()
    }
  }, [dialog, fieldRef])

  useEffect(() => {
    const isGone = focused.current?.isConnected === false
    if (isGone && document.activeElement === document.body) fieldRef.current?.focus()
  })
}
