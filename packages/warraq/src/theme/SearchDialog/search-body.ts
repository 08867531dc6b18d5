import { element } from '../../shared/create-element.ts'
import type { AskDialog, AskStart } from './ask-dialog.ts'
import type { DialogScreen } from './dialog-screen.ts'
import { LIST_ID } from './option-id.ts'
import type { SearchList } from './search-list.ts'

export interface SearchBodySource {
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
  const { ask, onAsk, onStart, onFocusLost } = source
  const body = element('div', { className: 'search-body' })
  const button = ask?.button(onAsk)
  const conversations = () =>
    ask?.conversations({
      onOpen: (conversation) => onStart({ kind: 'conversation', conversation }),
      onRemoved: onFocusLost,
    })

  const show = (list: SearchList, isBlank: boolean): void => {
    const hadFocus = body.contains(document.activeElement)
    for (const child of [...body.children]) if (child !== button?.element) child.remove()
    if (list.hits.length === 0) body.id = LIST_ID
    else body.removeAttribute('id')
    body.append(...list.elements)
    const below = isBlank ? conversations() : undefined
    if (below) body.append(below)
    if (hadFocus && !body.contains(document.activeElement)) onFocusLost()
  }
  const offer = (query: string, screen: DialogScreen): void => {
    if (button === undefined) return
    if (query.trim() === '') button.element.remove()
    else if (button.element.parentNode === null) body.prepend(button.element)
    button.show(query, screen)
  }
  return { element: body, show, offer }
}
