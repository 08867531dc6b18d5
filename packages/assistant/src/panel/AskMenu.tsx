import { useState } from 'react'
import { readConversations } from '../browser/conversations.ts'
import { useAsk } from './ask-context.ts'
import { askText } from './ask-text.ts'

/** The menu of the conversation: start a new one, or show earlier ones. */
export function AskMenu({ onHistory }: { readonly onHistory: () => void }) {
  const { session, startNew } = useAsk()
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
        aria-label={askText.menu}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        ⋮
      </button>
      {isOpen && (
        <div className="ask-menu-items">
          <button type="button" onClick={choose(startNew)}>
            {askText.newConversation}
          </button>
          {readConversations(session.index).length > 0 && (
            <button type="button" onClick={choose(onHistory)}>
              {askText.history}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
