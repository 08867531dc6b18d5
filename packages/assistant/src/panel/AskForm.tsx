import { type RefObject, useState } from 'react'
import { ASK_LIMITS } from '../ask-protocol.ts'
import { useAsk } from './ask-context.ts'
import { askText } from './ask-text.ts'

/**
 * State of the field: the first question, another one, none while an answer is being written or at
 * the limit.
 */
export type AskPhase = keyof typeof LABELS

const LABELS = {
  first: askText.askQuestion,
  more: askText.askAnother,
  answering: askText.answering,
  limit: askText.limitReached,
}

interface AskFormProps {
  readonly fieldRef: RefObject<HTMLInputElement | null>
  readonly phase: AskPhase
}

/**
 * The question field. While an answer is being written it shows so and accepts no text, but keeps
 * the focus, so that the reader can continue there.
 */
export function AskForm({ fieldRef, phase }: AskFormProps) {
  const { session, ask } = useAsk()
  const [value, setValue] = useState('')
  const isOpen = phase === 'first' || phase === 'more'
  return (
    <form
      className="ask-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isOpen) return
        ask(value)
        setValue('')
      }}
    >
      {phase === 'answering' && (
        <span className="ask-answering ask-shimmer" aria-hidden="true">
          {askText.answering}
        </span>
      )}
      <input
        ref={fieldRef}
        className="ask-field"
        aria-label={LABELS[phase]}
        placeholder={phase === 'answering' ? '' : LABELS[phase]}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        readOnly={phase === 'answering'}
        disabled={phase === 'limit'}
        maxLength={ASK_LIMITS.question}
        enterKeyHint="send"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      {phase === 'answering' && (
        <button type="button" className="ask-button" onClick={session.stop}>
          {askText.stop}
        </button>
      )}
      {isOpen && (
        <button type="submit" className="ask-button" disabled={value.trim() === ''}>
          {askText.submit}
        </button>
      )}
    </form>
  )
}
