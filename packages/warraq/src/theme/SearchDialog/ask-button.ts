import { element } from '../../shared/create-element.ts'
import type { DialogScreen } from './dialog-screen.ts'
import type { DialogText } from './dialog-text.ts'

export interface AskButton {
  readonly element: HTMLElement
  readonly show: (query: string, screen: DialogScreen) => void
}

/** Hands what was typed to the assistant. */
export function askButton(text: DialogText, onAsk: () => void): AskButton {
  const question = element('strong', {})
  const offer = new Text()
  return {
    element: element(
      'button',
      { type: 'button', className: 'search-ask', onclick: onAsk },
      offer,
      question,
    ),
    show: (query, screen) => {
      offer.data = `${screen === 'nothing' ? text.askAiInstead : text.askAi} `
      question.textContent = query.trim()
    },
  }
}
