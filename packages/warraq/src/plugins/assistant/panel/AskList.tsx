import type { Ref } from 'react'
import type { AskSession, LiveExchange } from '../browser/ask-session.ts'
import { AskExchange } from './AskExchange.tsx'
import { AskWelcome } from './AskWelcome.tsx'
import { useAsk } from './ask-context.ts'

interface AskListProps {
  readonly ref: Ref<HTMLDivElement>
  readonly session: AskSession
  readonly exchanges: readonly LiveExchange[]
  readonly suggestedQuestions: readonly string[] | undefined
  readonly onAsk: (question: string) => void
  readonly onNew: () => void
  readonly onSearch: ((query: string) => void) | undefined
}

/** Questions and answers, newest first. */
export function AskList(props: AskListProps) {
  const { ref, session, exchanges, suggestedQuestions = [], onAsk, onNew, onSearch } = props
  const { text } = useAsk()
  const newest = exchanges.at(-1)
  return (
    <div className="ask-list" ref={ref}>
      <p className="ask-note">{text.disclaimer}</p>
      {newest === undefined && <AskWelcome questions={suggestedQuestions} onAsk={onAsk} />}
      {exchanges.toReversed().map((exchange) => (
        <AskExchange
          key={exchange.key}
          exchange={exchange}
          onRetry={exchange === newest ? session.retry : undefined}
          onVote={(vote) => session.vote(exchange, vote)}
          onNew={onNew}
          onSearch={onSearch}
        />
      ))}
    </div>
  )
}
