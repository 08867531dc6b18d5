import { useEffect, useId, useRef, useState } from 'react'
import {
  type Conversation,
  readConversations,
  removeConversation,
} from '../browser/conversations.ts'

interface AskConversationsProps {
  /** Name of the index that the conversations are about. */
  readonly index: string
  readonly title: string
  /** Label of the buttons that remove a conversation; its name follows. */
  readonly removeLabel: string
  readonly onOpen: (conversation: Conversation) => void
  /** Called when the reader has removed the last conversation. */
  readonly onEmpty?: () => void
  /** Whether the list takes the focus when it appears. */
  readonly takesFocus?: boolean
}

/** The stored conversations, by their first question, to continue or remove. */
export function AskConversations(props: AskConversationsProps) {
  const { index, title, removeLabel, onOpen, onEmpty, takesFocus = false } = props
  const [conversations, setConversations] = useState(() => readConversations(index))
  const titleId = useId()
  const titleRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) titleRef.current?.focus()
  }, [takesFocus])
  const remove = (name: string): void => {
    const others = removeConversation(index, name)
    setConversations(others)
    // The button with the focus disappears.
    titleRef.current?.focus()
    if (others.length === 0) onEmpty?.()
  }
  if (conversations.length === 0) return null
  return (
    <section className="search-group" aria-labelledby={titleId}>
      <h2 className="search-group-title" id={titleId} ref={titleRef} tabIndex={-1}>
        {title}
      </h2>
      <ul className="search-conversations">
        {conversations.map((conversation) => (
          <li key={conversation.name} className="search-row">
            <button type="button" className="search-option" onClick={() => onOpen(conversation)}>
              <Icon path={CLOCK} />
              <span className="search-option-title">{conversation.name}</span>
            </button>
            <span className="search-row-buttons">
              <button
                type="button"
                className="icon-button"
                title={`${removeLabel}: ${conversation.name}`}
                aria-label={`${removeLabel}: ${conversation.name}`}
                onClick={() => remove(conversation.name)}
              >
                <Icon path={CROSS} />
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const CLOCK = 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 8v4l3 2'
const CROSS = 'M6 6l12 12M18 6L6 18'

function Icon({ path }: { readonly path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={18} height={18} aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
