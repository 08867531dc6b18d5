import { useState } from 'react'
import {
  type Conversation,
  readConversations,
  removeConversation,
} from '../ask-ui/conversations.ts'
import type { DialogText } from './dialog-text.ts'
import { CloseIcon, RecentIcon } from './icons.tsx'

interface AskConversationsProps {
  readonly text: DialogText
  readonly storageKey: string
  readonly onOpen: (conversation: Conversation) => void
}

/** Conversations with the assistant to go on with. */
export default function AskConversations({ text, storageKey, onOpen }: AskConversationsProps) {
  const [conversations, setConversations] = useState(() => readConversations(storageKey))
  if (conversations.length === 0) return null
  const remove = (name: string) => {
    removeConversation(storageKey, name)
    setConversations(readConversations(storageKey))
  }
  return (
    <section className="search-group" aria-labelledby="search-conversations">
      <h2 className="search-group-title" id="search-conversations">
        {text.recentConversations}
      </h2>
      <ul className="search-conversations">
        {conversations.map((conversation) => (
          <li key={conversation.name} className="search-row">
            <button type="button" className="search-option" onClick={() => onOpen(conversation)}>
              <RecentIcon />
              <span className="search-option-title">{conversation.name}</span>
            </button>
            <span className="search-row-buttons">
              <button
                type="button"
                className="icon-button"
                title={text.removeConversation}
                aria-label={text.removeConversation}
                onClick={() => remove(conversation.name)}
              >
                <CloseIcon />
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
