import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { AskExchange } from './AskExchange.tsx'
import { AskFooter } from './AskFooter.tsx'
import { AskForm } from './AskForm.tsx'
import { AskHistory } from './AskHistory.tsx'
import { AskMenu } from './AskMenu.tsx'
import { AskWelcome } from './AskWelcome.tsx'
import './ask.css'
import type { AskProvider } from '../../ask/browser/ask-provider.ts'
import { type AskSession, createAskSession, isAnswering } from '../../ask/browser/ask-session.ts'
import type { Conversation } from '../../ask/browser/conversations.ts'
import { AskContext } from './ask-context.ts'
import { type AskText, defaultAskText } from './ask-text.ts'
import { SpokenAnswer } from './SpokenAnswer.tsx'

export interface AskPanelProps {
  readonly provider: AskProvider
  /** Name of the index: conversations are kept under it. */
  readonly storageKey: string
  /** Public address of the site with its base path; answers may link to nothing else. */
  readonly siteBaseUrl: string
  /** Offered in a new conversation. */
  readonly suggestedQuestions?: readonly string[]
  /** Strings that differ from the English defaults. */
  readonly texts?: Partial<AskText>
  /** Asked at once, in a new conversation. Without it the screen shows the conversation there is. */
  readonly initialQuestion?: string
  /** A kept conversation to go on with; the same object as long as the panel is shown. */
  readonly initialConversation?: Conversation
  /** The reader goes back to keyword search; the conversation stays with the provider. */
  readonly onBack: () => void
  /** The reader chose a query that the assistant used. */
  readonly onSearch?: (query: string) => void
}

/** The conversation with a provider lives as long as the provider, so that Escape loses nothing. */
const sessions = new WeakMap<AskProvider, AskSession>()

function sessionOf(provider: AskProvider, storageKey: string): AskSession {
  const known = sessions.get(provider)
  if (known !== undefined) return known
  const session = createAskSession(provider, storageKey)
  sessions.set(provider, session)
  return session
}

/** The screen of the assistant inside the search dialog: field, answers newest first, history. */
export function AskPanel(props: AskPanelProps) {
  const { provider, storageKey, siteBaseUrl, initialQuestion, initialConversation } = props
  const session = sessionOf(provider, storageKey)
  const exchanges = useSyncExternalStore(session.subscribe, session.get)
  const [isHistory, setHistory] = useState(false)
  const fieldRef = useRef<HTMLInputElement>(null)
  const listRef = useRef<HTMLDivElement>(null)
  const text = { ...defaultAskText, ...props.texts }
  const newest = exchanges.at(-1)

  useEffect(() => {
    if (initialConversation !== undefined) session.open(initialConversation)
    else if (initialQuestion !== undefined && initialQuestion.trim() !== '') {
      session.startNew()
      session.ask(initialQuestion)
    }
  }, [session, initialQuestion, initialConversation])
  // With the panel, not after it: Escape means the panel only while the focus is in it.
  useLayoutEffect(() => {
    if (!isHistory) fieldRef.current?.focus({ preventScroll: true })
  }, [isHistory])

  const phase = phaseOf(exchanges)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the phase, buttons that may have the focus go
  useEffect(() => {
    if (document.activeElement === document.body) fieldRef.current?.focus({ preventScroll: true })
  }, [phase])

  const ask = (question: string) => {
    session.ask(question)
    listRef.current?.scrollTo({ top: 0 })
  }
  const startNew = () => {
    session.startNew()
    setHistory(false)
    fieldRef.current?.focus()
  }
  const back = () => (isHistory ? setHistory(false) : props.onBack())

  return (
    <AskContext value={{ text, siteUrl: siteBaseUrl }}>
      <section
        className="ask-panel"
        aria-label={text.panel}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
          event.preventDefault()
          event.stopPropagation()
          back()
        }}
      >
        <div className="ask-head">
          <button
            type="button"
            className="ask-button"
            aria-label={
              isHistory
                ? text.backToConversation
                : phase === 'limit'
                  ? text.newConversation
                  : text.back
            }
            onClick={phase === 'limit' && !isHistory ? startNew : back}
          >
            ←
          </button>
          {!isHistory && (
            <AskForm fieldRef={fieldRef} phase={phase} onAsk={ask} onStop={session.stop} />
          )}
          <AskMenu storageKey={storageKey} onNew={startNew} onHistory={() => setHistory(true)} />
        </div>
        {isHistory ? (
          <AskHistory
            storageKey={storageKey}
            onOpen={(conversation) => {
              session.open(conversation)
              setHistory(false)
            }}
          />
        ) : (
          <div className="ask-list" ref={listRef}>
            <p className="ask-note">{text.disclaimer}</p>
            {newest === undefined && (
              <AskWelcome questions={props.suggestedQuestions ?? []} onAsk={ask} />
            )}
            {exchanges.toReversed().map((exchange) => (
              <AskExchange
                key={exchange.key}
                exchange={exchange}
                onRetry={exchange === newest ? session.retry : undefined}
                onVote={(vote) => session.vote(exchange, vote)}
                onNew={startNew}
                onSearch={props.onSearch}
              />
            ))}
          </div>
        )}
        <AskFooter />
        <SpokenAnswer exchange={newest} />
      </section>
    </AskContext>
  )
}

function phaseOf(exchanges: ReturnType<AskSession['get']>) {
  if (isAnswering(exchanges)) return 'answering'
  const last = exchanges.at(-1)
  if (last?.failure?.code === 'depth') return 'limit'
  return last === undefined ? 'first' : 'more'
}
