import { AskConversations } from '../../plugins/assistant/dialog/AskConversations.tsx'
import { hitsOf, SCREENS, screenOf } from './dialog-screen.ts'
import { LIST_ID } from './option-id.ts'
import type { DialogParts } from './screen.ts'

interface SearchBodyProps extends DialogParts {
  /** Name under which conversations with the assistant are kept; absent when nobody answers questions. */
  readonly conversationsKey: string | undefined
}

/** What is below the field: the screen, and the ways to the assistant. */
export function SearchBody({ conversationsKey, ...parts }: SearchBodyProps) {
  const { text, state, actions } = parts
  const { query, found } = state
  const question = query.trim()
  const screen = screenOf(query, found)
  const { Body } = SCREENS[screen]
  const canAsk = import.meta.env.hasAskAi && conversationsKey !== undefined
  return (
    <div className="search-body" id={hitsOf(state).length === 0 ? LIST_ID : undefined}>
      {canAsk && question !== '' && (
        <button
          type="button"
          className="search-ask"
          onClick={() => actions.startAsk({ kind: 'question', question })}
        >
          {`${screen === 'nothing' ? text.askAiInstead : text.askAi} `}
          <strong>{question}</strong>
        </button>
      )}
      <Body {...parts} />
      {canAsk && question === '' && (
        <AskConversations
          text={text}
          storageKey={conversationsKey}
          onOpen={(conversation) => actions.startAsk({ kind: 'conversation', conversation })}
        />
      )}
    </div>
  )
}
