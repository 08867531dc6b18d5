/** A message above the page, for a page that did not arrive. */
export interface NavigationError {
  readonly show: (message: string, retry: () => void) => void
  readonly clear: () => void
}

export function createNavigationError(retryText: string): NavigationError {
  let shown: HTMLElement | undefined
  const clear = (): void => {
    shown?.remove()
    shown = undefined
  }
  return {
    clear,
    show: (message, retry) => {
      clear()
      const text = document.createElement('p')
      text.textContent = message
      const button = document.createElement('button')
      button.type = 'button'
      button.className = 'button'
      button.textContent = retryText
      button.addEventListener('click', retry)
      shown = document.createElement('div')
      shown.className = 'navigation-error'
      shown.role = 'alert'
      shown.append(text, button)
      document.querySelector('.navbar')?.after(shown)
    },
  }
}
