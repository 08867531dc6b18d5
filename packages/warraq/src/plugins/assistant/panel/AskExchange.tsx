import { lazy, Suspense } from 'react'
import type { LiveExchange } from '../browser/ask-session.ts'
import { AskActions } from './AskActions.tsx'
import { AskSearches } from './AskSearches.tsx'
import { useAsk } from './ask-context.ts'

/** The Markdown parser loads while the reader waits for the first answer. */
const AnswerText = lazy(() => import('./AnswerText.tsx'))

interface AskExchangeProps {
  readonly exchange: LiveExchange
  /** Set for the newest question only. */
  readonly onRetry: (() => void) | undefined
  readonly onVote: (vote: 0 | 1) => void
  readonly onNew: () => void
  readonly onSearch: ((query: string) => void) | undefined
}

/** One question with its answer. */
export function AskExchange({ exchange, onRetry, onVote, onNew, onSearch }: AskExchangeProps) {
  const { text } = useAsk()
  const { question, answer, sources, status, searches, failure, isCut } = exchange
  return (
    <article className="ask-exchange" aria-busy={status === 'thinking' || status === 'answering'}>
      <h3 className="ask-question" dir="auto">
        {question}
      </h3>
      {searches.length > 0 && <AskSearches searches={searches} onSearch={onSearch} />}
      <Suspense fallback={<p className="ask-note ask-shimmer">{text.thinking}</p>}>
        <AnswerText markdown={answer} sources={sources} isDone={status === 'done'} />
        {status === 'thinking' && <p className="ask-note ask-shimmer">{text.thinking}</p>}
      </Suspense>
      {isCut && <p className="ask-note">{text.cut}</p>}
      {status === 'stopped' && <p className="ask-note">{text.stopped}</p>}
      {status === 'done' && <AskActions exchange={exchange} onVote={onVote} />}
      {failure !== undefined && (
        <div className="ask-failure" role="alert">
          <p>
            <strong>{text.error}</strong> {failure.message}
          </p>
          {failure.code === 'depth' ? (
            <p>
              <button type="button" className="ask-query" onClick={onNew}>
                {text.newConversation}
              </button>{' '}
              {text.toContinue}
            </p>
          ) : (
            onRetry !== undefined && (
              <button type="button" className="ask-button" onClick={onRetry}>
                {text.tryAgain}
              </button>
            )
          )}
        </div>
      )}
    </article>
  )
}
