import { useState } from 'react'
import { readConversations } from '../browser/conversations.ts'
import { useAsk } from './ask-context.ts'

interface AskMenuProps {
  readonly storageKey: string
  readonly onNew: () => void
  readonly onHistory: () => void
}

/** The menu of the conversation: start a new one, or show earlier ones. */
export function AskMenu({ storageKey, onNew, onHistory }: AskMenuProps) {
  const { text } = useAsk()
  const [isOpen, setOpen] = useState(false)
  const choose = (action: () => void) => () => {
    setOpen(false)
    action()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only closes what its button opened
    <div
      className="ask-menu"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.preventDefault()
        event.stopPropagation()
        setOpen(false)
        event.currentTarget.querySelector('button')?.focus()
      }}
    >
      <button
        type="button"
        className="ask-button"
        aria-label={text.menu}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        ⋮
      </button>
      {isOpen && (
        <div className="ask-menu-items">
          <button type="button" onClick={choose(onNew)}>
            {text.newConversation}
          </button>
          {readConversations(storageKey).length > 0 && (
            <button type="button" onClick={choose(onHistory)}>
              {text.history}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
