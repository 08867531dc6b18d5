import {
  type Conversation,
  readConversations,
  removeConversation,
} from '../../ask/browser/conversations.ts'
import { element } from '../../shared/create-element.ts'
import type { DialogText } from './dialog-text.ts'
import { iconButton } from './icon-button.ts'
import { closeIcon, recentIcon } from './icons.ts'

const TITLE_ID = 'search-conversations'

export interface ConversationActions {
  readonly onOpen: (conversation: Conversation) => void
  /** A conversation is gone, and the button with the focus with it. */
  readonly onRemoved: () => void
}

/** Conversations with the assistant to go on with; `null` where there are none. */
export function askConversations(
  storageKey: string,
  text: DialogText,
  { onOpen, onRemoved }: ConversationActions,
): HTMLElement | null {
  const conversations = readConversations(storageKey)
  if (conversations.length === 0) return null
  const list = element('ul', { className: 'search-conversations' })
  const section = element(
    'section',
    { className: 'search-group', 'aria-labelledby': TITLE_ID },
    element('h2', { className: 'search-group-title', id: TITLE_ID }, text.recentConversations),
    list,
  )
  const row = (conversation: Conversation): HTMLElement => {
    const { name } = conversation
    const remove = iconButton(text.removeConversation, closeIcon(), () => {
      removeConversation(storageKey, name)
      entry.remove()
      if (list.childElementCount === 0) section.remove()
      onRemoved()
    })
    const open = element(
      'button',
      { type: 'button', className: 'search-option', onclick: () => onOpen(conversation) },
      recentIcon(),
      element('span', { className: 'search-option-title' }, name),
    )
    const entry = element(
      'li',
      { className: 'search-row' },
      open,
      element('span', { className: 'search-row-buttons' }, remove),
    )
    return entry
  }
  list.append(...conversations.map(row))
  return section
}
