import {
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { PanelControls } from 'warraq/plugin'
import { isAnswering, type LiveExchange } from '../browser/ask-session.ts'
import type { Conversation } from '../browser/conversations.ts'
import { AskConversations } from '../dialog/AskConversations.tsx'
import { AskForm, type AskPhase } from './AskForm.tsx'
import { AskList } from './AskList.tsx'
import { AskMenu } from './AskMenu.tsx'
import './ask.css'
import { AskContext, type AskContextValue } from './ask-context.ts'
import { askText } from './ask-text.ts'
import { SpokenAnswer } from './SpokenAnswer.tsx'

export interface AskPanelProps extends PanelControls, Pick<AskContextValue, 'session' | 'siteUrl'> {
  /** Suggestions for a new conversation. */
  readonly suggestedQuestions: readonly string[]
}

/** The assistant's screen in the search dialog: field, answers newest first, history. */
export function AskPanel(props: AskPanelProps) {
  const { session, siteUrl, suggestedQuestions, onBack, onSearch } = props
  const exchanges = useSyncExternalStore(session.subscribe, session.get)
  const phase = phaseOf(exchanges)
  const [isHistory, setHistory] = useState(false)
  const fieldRef = useRef<HTMLInputElement>(null)
  const listRef = useRef<HTMLDivElement>(null)
  useFieldFocus(fieldRef, phase, isHistory)
  const ask = (question: string) => {
    void session.ask(question)
    listRef.current?.scrollTo({ top: 0 })
  }
  const startNew = () => {
    session.startNew()
    setHistory(false)
    fieldRef.current?.focus()
  }
  const open = (conversation: Conversation) => {
    session.open(conversation)
    setHistory(false)
  }
  const back = () => (isHistory ? setHistory(false) : onBack())
  const isLimit = phase === 'limit' && !isHistory
  const backLabel = isHistory ? askText.backToConversation : askText.back
  return (
    <AskContext value={{ session, siteUrl, ask, startNew, onSearch }}>
      <section
        className="ask-panel"
        aria-label={askText.panel}
        onKeyDown={(event) => {
          // Safari reports the key that ends a conversion after it, with the code of an input method.
          const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
          if (event.key !== 'Escape' || isComposing) return
          event.preventDefault()
          event.stopPropagation()
          back()
        }}
      >
        <div className="ask-head">
          <button
            type="button"
            className="ask-button"
            aria-label={isLimit ? askText.newConversation : backLabel}
            onClick={isLimit ? startNew : back}
          >
            ←
          </button>
          {!isHistory && <AskForm fieldRef={fieldRef} phase={phase} />}
          <AskMenu onHistory={() => setHistory(true)} />
        </div>
        {isHistory ? (
          <div className="search-body">
            <AskConversations
              index={session.index}
              title={askText.historyTitle}
              removeLabel={askText.removeConversation}
              takesFocus
              onOpen={open}
              onEmpty={() => setHistory(false)}
            />
          </div>
        ) : (
          <AskList ref={listRef} exchanges={exchanges} suggestedQuestions={suggestedQuestions} />
        )}
        <p className="ask-footer">
          <kbd aria-label={askText.enterKey}>↵</kbd> {askText.submit}{' '}
          <kbd aria-label={askText.escapeKey}>ESC</kbd> {askText.backToSearch}
        </p>
        <SpokenAnswer exchange={exchanges.at(-1)} />
      </section>
    </AskContext>
  )
}

function phaseOf(exchanges: readonly LiveExchange[]): AskPhase {
  if (isAnswering(exchanges)) return 'answering'
  const last = exchanges.at(-1)
  if (last?.failure?.code === 'depth') return 'limit'
  return last === undefined ? 'first' : 'more'
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new phase may remove the button with the focus
  useEffect(() => {
    if (document.activeElement === document.body) fieldRef.current?.focus({ preventScroll: true })
  }, [fieldRef, phase])
}
