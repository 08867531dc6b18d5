import { useState } from 'react'
import { ClearIcon, RecentIcon } from '../../../theme/SearchDialog/dialog-icons.ts'
import type { PanelSource } from '../../../theme/SearchDialog/dialog-panel.ts'
import { IconButton } from '../../../theme/SearchDialog/IconButton.tsx'
import {
  type Conversation,
  readConversations,
  removeConversation,
} from '../browser/conversations.ts'

const TITLE_ID = 'search-conversations'

interface AskConversationsProps extends Pick<PanelSource, 'text' | 'storageKey'> {
  readonly onOpen: (conversation: Conversation) => void
}

/** Recent conversations with the assistant, to continue. */
export function AskConversations({ text, storageKey, onOpen }: AskConversationsProps) {
  const [conversations, setConversations] = useState(() => readConversations(storageKey))
  if (conversations.length === 0) return null
  return (
    <section className="search-group" aria-labelledby={TITLE_ID}>
      <h2 className="search-group-title" id={TITLE_ID}>
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
              <IconButton
                label={text.removeConversation}
                onClick={() => setConversations(removeConversation(storageKey, conversation.name))}
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
