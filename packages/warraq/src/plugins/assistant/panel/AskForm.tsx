import { type RefObject, useState } from 'react'
import { ASK_LIMITS } from '../ask-events.ts'
import { useAsk } from './ask-context.ts'

interface AskFormProps {
  readonly fieldRef: RefObject<HTMLInputElement | null>
  readonly phase: 'first' | 'more' | 'answering' | 'limit'
  readonly onAsk: (question: string) => void
  readonly onStop: () => void
}

/**
 * The question field. While an answer is being written it shows so and accepts no text, but keeps
 * the focus, so that the reader can continue there.
 */
export function AskForm({ fieldRef, phase, onAsk, onStop }: AskFormProps) {
  const { text } = useAsk()
  const [value, setValue] = useState('')
  const label = {
    first: text.askQuestion,
    more: text.askAnother,
    answering: text.answering,
    limit: text.limitReached,
  }[phase]
  return (
    <form
      className="ask-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (phase === 'answering' || phase === 'limit') return
        onAsk(value)
        setValue('')
      }}
    >
      {phase === 'answering' && (
        <span className="ask-answering ask-shimmer" aria-hidden="true">
          {text.answering}
        </span>
      )}
      <input
        ref={fieldRef}
        className="ask-field"
        aria-label={label}
        placeholder={phase === 'answering' ? '' : label}
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
        <button type="button" className="ask-button" onClick={onStop}>
          {text.stop}
        </button>
      )}
      {(phase === 'first' || phase === 'more') && (
        <button type="submit" className="ask-button" disabled={value.trim() === ''}>
          {text.submit}
        </button>
      )}
    </form>
  )
}
