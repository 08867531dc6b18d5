import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { AskFooter } from './AskFooter.tsx'
import { AskForm } from './AskForm.tsx'
import { AskHistory } from './AskHistory.tsx'
import { AskList } from './AskList.tsx'
import { AskMenu } from './AskMenu.tsx'
import './ask.css'
import { AskContext } from './ask-context.ts'
import { type AskText, defaultAskText } from './ask-text.ts'
import { SpokenAnswer } from './SpokenAnswer.tsx'
import { type AskBeginning, type AskPhase, useAskSession } from './use-ask-session.ts'

export interface AskPanelProps extends AskBeginning {
  /** Public address of the site with its base path; answers may link only below it. */
  readonly siteBaseUrl: string
  /** Suggestions for a new conversation. */
  readonly suggestedQuestions?: readonly string[]
  /** Texts that differ from the English defaults. */
  readonly texts?: Partial<AskText>
  /** Called when the reader returns to keyword search; the conversation stays with the provider. */
  readonly onBack: () => void
  /** Called when the reader chooses a query that the assistant used. */
  readonly onSearch?: (query: string) => void
}

/** The assistant's screen in the search dialog: field, answers newest first, history. */
export function AskPanel(props: AskPanelProps) {
  const { storageKey, siteBaseUrl, suggestedQuestions, onSearch } = props
  const { session, exchanges, phase } = useAskSession(props)
  const [isHistory, setHistory] = useState(false)
  const fieldRef = useRef<HTMLInputElement>(null)
  const listRef = useRef<HTMLDivElement>(null)
  useFieldFocus(fieldRef, phase, isHistory)
  const text = { ...defaultAskText, ...props.texts }
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
  const isLimit = phase === 'limit' && !isHistory
  const backLabel = isHistory ? text.backToConversation : text.back
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
            aria-label={isLimit ? text.newConversation : backLabel}
            onClick={isLimit ? startNew : back}
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
          <AskList
            ref={listRef}
            {...{ session, exchanges, suggestedQuestions, onSearch }}
            onAsk={ask}
            onNew={startNew}
          />
        )}
        <AskFooter />
        <SpokenAnswer exchange={exchanges.at(-1)} />
      </section>
    </AskContext>
  )
}

/** Focuses the field unless the history is shown, also when the focused button disappears. */
function useFieldFocus(
  fieldRef: RefObject<HTMLInputElement | null>,
  phase: AskPhase,
  isHistory: boolean,
): void {
  // A layout effect, so that the focus is inside as soon as the panel shows: Escape then belongs to
  // it.
  useLayoutEffect(() => {
    if (!isHistory) fieldRef.current?.focus({ preventScroll: true })
  }, [fieldRef, isHistory])
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the phase, buttons that may have the focus go
  useEffect(() => {
    if (document.activeElement === document.body) fieldRef.current?.focus({ preventScroll: true })
  }, [fieldRef, phase])
}
