import { element } from '../shared/create-element.ts'
import { askButton } from './ask-button.ts'
import type { AskDialog, AskStart } from './ask-dialog.ts'
import type { DialogScreen } from './dialog-screen.ts'
import type { DialogText } from './dialog-text.ts'
import { LIST_ID } from './option-id.ts'
import type { SearchList } from './search-list.ts'

export interface SearchBodySource {
  readonly text: DialogText
  /** Absent when nobody answers questions. */
  readonly ask: AskDialog | undefined
  /** Ask what is typed. */
  readonly onAsk: () => void
  readonly onStart: (start: AskStart) => void
  /** What had the focus is gone. */
  readonly onFocusLost: () => void
}

export interface SearchBody {
  readonly element: HTMLElement
  /** Put a list in place of the former one; below it, where nothing is typed, conversations. */
  readonly show: (list: SearchList, isBlank: boolean) => void
  /** Offer the assistant for what is typed. */
  readonly offer: (query: string, screen: DialogScreen) => void
}

/** What is below the field. */
export function searchBody(source: SearchBodySource): SearchBody {
  const { text, ask, onAsk, onStart, onFocusLost } = source
  const body = element('div', { className: 'search-body' })
  const button = ask === undefined ? undefined : askButton(text, onAsk)
  let shown: SearchList | undefined

  const show = (list: SearchList, isBlank: boolean): void => {
    const hadFocus = body.contains(document.activeElement)
    shown = list
    for (const child of [...body.children]) if (child !== button?.element) child.remove()
    if (list.hits.length === 0) body.id = LIST_ID
    else body.removeAttribute('id')
    body.append(...list.elements)
    if (hadFocus && !body.contains(document.activeElement)) onFocusLost()
    if (isBlank && ask !== undefined) void showConversations(ask.storageKey)
  }
  // Only sites with an assistant load the code.
  const showConversations = async (storageKey: string): Promise<void> => {
    const former = shown
    const module = await import('./ask-conversations.ts').catch(() => undefined)
    if (module === undefined || shown !== former) return
    const section = module.askConversations({
      text,
      storageKey,
      onOpen: (conversation) => onStart({ kind: 'conversation', conversation }),
      onRemoved: onFocusLost,
    })
    if (section !== null) body.append(section)
  }
  const offer = (query: string, screen: DialogScreen): void => {
    if (button === undefined) return
    if (query.trim() === '') button.element.remove()
    else if (button.element.parentNode === null) body.prepend(button.element)
    button.show(query, screen)
  }
  return { element: body, show, offer }
}
