import { useEffect, useRef, useState } from 'react'
import { readConversations, removeConversation } from '../browser/conversations.ts'
import { useAsk } from './ask-context.ts'
import { askText } from './ask-text.ts'

/** The stored conversations, by their first question; an opened one closes the list. */
export function AskHistory({ onClose }: { readonly onClose: () => void }) {
  const { session } = useAsk()
  const [conversations, setConversations] = useState(() => readConversations(session.index))
  const titleRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => titleRef.current?.focus(), [])
  return (
    <section className="ask-history">
      <h2 ref={titleRef} tabIndex={-1}>
        {askText.historyTitle}
      </h2>
      <ul>
        {conversations.map((conversation) => (
          <li key={conversation.name}>
            <button
              type="button"
              className="ask-query"
              onClick={() => {
                session.open(conversation)
                onClose()
              }}
            >
              {conversation.name}
            </button>
            <button
              type="button"
              className="ask-button"
              aria-label={`${askText.removeConversation}: ${conversation.name}`}
              onClick={() => {
                setConversations(removeConversation(session.index, conversation.name))
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
