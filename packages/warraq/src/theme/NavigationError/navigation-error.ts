import { element } from '../../shared/create-element.ts'

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
      shown = element(
        'div',
        { className: 'admonition navigation-error', role: 'alert' },
        element('p', {}, message),
        element('button', { type: 'button', className: 'button', onclick: retry }, retryText),
      )
      document.querySelector('.navbar')?.after(shown)
    },
  }
}
