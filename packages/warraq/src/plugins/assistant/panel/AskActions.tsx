import type { LiveExchange } from '../browser/ask-session.ts'
import { AnswerCopyButton } from './AnswerCopyButton.tsx'
import { useAsk } from './ask-context.ts'

interface AskActionsProps {
  readonly exchange: LiveExchange
  readonly onVote: (vote: 0 | 1) => void
}

/** Buttons below a complete answer: like, dislike, copy. */
export function AskActions({ exchange, onVote }: AskActionsProps) {
  const { text } = useAsk()
  const { voting, vote, answer, id } = exchange
  const isSending = voting === 'sending'
  return (
    <div className="ask-actions">
      {id !== undefined &&
        ([1, 0] as const).map((value) => (
          <button
            key={value}
            type="button"
            className="ask-button"
            aria-pressed={vote === value}
            aria-disabled={isSending || vote !== undefined}
            onClick={() => vote === undefined && onVote(value)}
          >
            {value === 1 ? text.like : text.dislike}
          </button>
        ))}
      <AnswerCopyButton value={answer} />
      <span role="status" className="ask-note">
        {isSending && <span className="ask-spinner" />}
        {vote !== undefined && text.thanks}
        {typeof voting === 'object' && voting.message}
      </span>
    </div>
  )
}
