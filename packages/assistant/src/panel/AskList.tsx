import type { Ref } from 'react'
import type { LiveExchange } from '../browser/ask-session.ts'
import { useAsk } from './ask-context.ts'
import { askText } from './ask-text.ts'
import { ExchangeItem } from './ExchangeItem.tsx'

interface AskListProps {
  readonly ref: Ref<HTMLDivElement>
  readonly exchanges: readonly LiveExchange[]
  readonly suggestedQuestions: readonly string[]
}

/** Questions and answers, newest first; suggestions in a new conversation. */
export function AskList({ ref, exchanges, suggestedQuestions }: AskListProps) {
  const { ask } = useAsk()
  const newest = exchanges.at(-1)
  return (
    <div className="ask-list" ref={ref}>
      <p className="ask-note">{askText.disclaimer}</p>
      {newest === undefined && (
        <div className="ask-welcome">
          <h2>{askText.welcome}</h2>
          <p>{askText.welcomeMore}</p>
          {suggestedQuestions.map((question) => (
            <p key={question}>
              <button type="button" className="ask-query" onClick={() => ask(question)}>
                {question}
              </button>
            </p>
          ))}
        </div>
      )}
      {exchanges.toReversed().map((exchange) => (
        <ExchangeItem key={exchange.key} exchange={exchange} isNewest={exchange === newest} />
      ))}
    </div>
  )
}
