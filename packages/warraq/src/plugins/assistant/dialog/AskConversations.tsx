import { useEffect, useRef, useState } from 'react'
import * as SHELL_ID from '../../../shared/data/shell-ids.ts'
import { ClearIcon, RecentIcon } from '../../../theme/SearchDialog/dialog-icons.ts'
import { IconButton } from '../../../theme/SearchDialog/IconButton.tsx'
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
    <section className="search-group" aria-labelledby={SHELL_ID.conversations}>
      <h2 className="search-group-title" id={SHELL_ID.conversations} ref={titleRef} tabIndex={-1}>
        {title}
      </h2>
      <ul className="search-conversations">
        {conversations.map((conversation) => (
          <li key={conversation.name} className="search-row">
            <button type="button" className="search-option" onClick={() => onOpen(conversation)}>
              <RecentIcon />
              <span className="search-option-title">{conversation.name}</span>
            </button>
            <span className="search-row-buttons">
              <IconButton
                label={`${removeLabel}: ${conversation.name}`}
                onClick={() => remove(conversation.name)}
              >
                <ClearIcon />
              </IconButton>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
