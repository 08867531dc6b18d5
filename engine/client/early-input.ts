export interface EarlyInput {
  /** Resolves at the first press of a key, finger or button. */
  readonly arrived: Promise<void>
  /** Stop listening and repeat what the reader asked the shell for last. */
  readonly release: () => void
}

/**
 * Keeps the last click on a button of the shell, or the search shortcut, until somebody can answer
 * it. Content works before hydration, so nothing inside the page is repeated.
 */
export function holdEarlyInput(): EarlyInput {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  let repeat: (() => void) | undefined

  const keepClick = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('#root button') : null
    if (button !== null && button.closest('.page-body') === null) repeat = () => button.click()
  }
  const keepShortcut = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, target } = event
    if (key !== 'k' || !(ctrlKey || metaKey)) return
    // Otherwise the browser moves the focus to its own search field.
    event.preventDefault()
    const copy = { key, ctrlKey, metaKey, bubbles: true, cancelable: true }
    repeat = () => target?.dispatchEvent(new KeyboardEvent('keydown', copy))
  }

  addEventListener('click', keepClick, options)
  addEventListener('keydown', keepShortcut, options)
  return {
    arrived: new Promise((resolve) => {
      addEventListener('pointerdown', () => resolve(), options)
      addEventListener('keydown', () => resolve(), options)
    }),
    release: () => {
      listening.abort()
      repeat?.()
    },
  }
}
