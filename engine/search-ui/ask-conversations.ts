import {
  type Conversation,
  readConversations,
  removeConversation,
} from '../ask-ui/conversations.ts'
import { element } from '../shared/create-element.ts'
import type { DialogText } from './dialog-text.ts'
import { iconButton } from './icon-button.ts'
import { closeIcon, recentIcon } from './icons.ts'

export interface AskConversationsSource {
  readonly text: DialogText
  readonly storageKey: string
  readonly onOpen: (conversation: Conversation) => void
  /** A conversation is gone, and the button with the focus with it. */
  readonly onRemoved: () => void
}

const TITLE_ID = 'search-conversations'

/** Conversations with the assistant to go on with; `null` where there are none. */
export function askConversations(source: AskConversationsSource): HTMLElement | null {
  const { text, storageKey, onOpen, onRemoved } = source
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
