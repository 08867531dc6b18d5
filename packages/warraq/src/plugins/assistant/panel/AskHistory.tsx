import { useEffect, useRef, useState } from 'react'
import {
  type Conversation,
  readConversations,
  removeConversation,
} from '../browser/conversations.ts'
import { useAsk } from './ask-context.ts'

interface AskHistoryProps {
  readonly storageKey: string
  readonly onOpen: (conversation: Conversation) => void
}

/** The stored conversations, by their first question. */
export function AskHistory({ storageKey, onOpen }: AskHistoryProps) {
  const { text } = useAsk()
  const [conversations, setConversations] = useState(() => readConversations(storageKey))
  const titleRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => titleRef.current?.focus(), [])
  return (
    <section className="ask-history">
      <h2 ref={titleRef} tabIndex={-1}>
        {text.historyTitle}
      </h2>
      <ul>
        {conversations.map((conversation) => (
          <li key={conversation.name}>
            <button type="button" className="ask-query" onClick={() => onOpen(conversation)}>
              {conversation.name}
            </button>
            <button
              type="button"
              className="ask-button"
              aria-label={`${text.removeConversation}: ${conversation.name}`}
              onClick={() => {
                removeConversation(storageKey, conversation.name)
                setConversations(readConversations(storageKey))
                titleRef.current?.focus()
              }}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
