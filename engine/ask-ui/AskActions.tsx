import { useAsk } from './ask-context.ts'
import type { LiveExchange } from './ask-session.ts'
import { CopyButton } from './CopyButton.tsx'

interface AskActionsProps {
  readonly exchange: LiveExchange
  readonly onVote: (vote: 0 | 1) => void
}

/** Below a complete answer: like, dislike, copy. */
export function AskActions({ exchange, onVote }: AskActionsProps) {
  const { text } = useAsk()
  const { voting, vote, answer, id } = exchange
  const isSending = voting === 'sending'
  return (
    <div className="ask-actions">
      {id !== undefined && vote === undefined && (
        <>
          <button
            type="button"
            className="ask-button"
            disabled={isSending}
            onClick={() => onVote(1)}
          >
            {text.like}
          </button>
          <button
            type="button"
            className="ask-button"
            disabled={isSending}
            onClick={() => onVote(0)}
          >
            {text.dislike}
          </button>
        </>
      )}
      <CopyButton value={answer} />
      <span role="status" className="ask-note">
        {isSending && <span className="ask-spinner" />}
        {vote !== undefined && text.thanks}
        {typeof voting === 'object' && voting.message}
      </span>
    </div>
  )
}
