import { lazy, Suspense } from 'react'
import type { LiveExchange } from '../browser/ask-session.ts'
import { AnswerCopyButton } from './AnswerCopyButton.tsx'
import { AskSearches } from './AskSearches.tsx'
import { useAsk } from './ask-context.ts'
import { askText } from './ask-text.ts'

/**
 * The Markdown parser loads while the reader waits for the first answer; a complete one is shown as
 * text until then.
 */
const AnswerText = lazy(() => import('./AnswerText.tsx'))

interface ExchangeItemProps {
  readonly exchange: LiveExchange
  /** Only the newest question can be asked again. */
  readonly isNewest: boolean
}

/** One question with its answer. */
export function ExchangeItem({ exchange, isNewest }: ExchangeItemProps) {
  const { question, answer, sources, status, searches, isCut } = exchange
  const thinking = <p className="ask-note ask-shimmer">{askText.thinking}</p>
  return (
    <article className="ask-exchange" aria-busy={status === 'answering'}>
      <h3 className="ask-question" dir="auto">
        {question}
      </h3>
      {searches.length > 0 && <AskSearches searches={searches} />}
      <Suspense fallback={answer === '' ? thinking : <p className="ask-plain">{answer}</p>}>
        <AnswerText markdown={answer} sources={sources} isDone={status === 'done'} />
        {status === 'answering' && answer === '' && thinking}
      </Suspense>
      {isCut && <p className="ask-note">{askText.cut}</p>}
      {status === 'stopped' && <p className="ask-note">{askText.stopped}</p>}
      {status === 'done' && <AskActions exchange={exchange} />}
      {status === 'failed' && <AskFailure exchange={exchange} isNewest={isNewest} />}
    </article>
  )
}

/** Buttons below a complete answer: like, dislike, copy. */
function AskActions({ exchange }: Pick<ExchangeItemProps, 'exchange'>) {
  const { session } = useAsk()
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
            onClick={() => vote === undefined && session.vote(exchange, value)}
          >
            {value === 1 ? askText.like : askText.dislike}
          </button>
        ))}
      <AnswerCopyButton value={answer} />
      <span role="status" className="ask-note">
        {isSending && <span className="ask-spinner" />}
        {vote !== undefined && askText.thanks}
        {typeof voting === 'object' && voting.message}
      </span>
    </div>
  )
}

function AskFailure({ exchange: { failure }, isNewest }: ExchangeItemProps) {
  const { session, startNew } = useAsk()
  return (
    <div className="ask-failure" role="alert">
      <p>
        <strong>{askText.error}</strong> {failure?.message}
      </p>
      {failure?.code === 'depth' ? (
        <p>
          <button type="button" className="ask-query" onClick={startNew}>
            {askText.newConversation}
          </button>{' '}
          {askText.toContinue}
        </p>
      ) : (
        isNewest && (
          <button type="button" className="ask-button" onClick={session.retry}>
            {askText.tryAgain}
          </button>
        )
      )}
    </div>
  )
}
