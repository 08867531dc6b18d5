import { fillText } from '../../shared/fill-text.ts'
import { onPageShown } from '../../shared/page-shown.ts'

/** Tell the keys of the reader's platform on every button that opens the search. */
export function nameSearchButtons(): void {
  const isApple = /Mac|iP(?:hone|ad|od)/.test(navigator.platform)
  const keys = isApple ? 'Meta+k' : 'Control+k'
  const show = () => {
    for (const button of document.querySelectorAll<HTMLElement>('.search-button')) {
      button.ariaLabel = fillText(button.dataset.label ?? '', { keys })
      button.setAttribute('aria-keyshortcuts', keys)
      button.lastElementChild?.replaceChildren(key(isApple ? '⌘' : 'Ctrl'), key('K'))
    }
  }
  show()
  onPageShown(show)
}

/** Drawn by the style sheet: what is seen as text must be part of the button's name. */
function key(name: string): HTMLElement {
  const element = document.createElement('kbd')
  element.dataset.key = name
  return element
}
