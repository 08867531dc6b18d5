import type { TimedAnswer } from '../../lib/timed-answer.ts'

/** Longer answers scroll. */
const MAX_ROWS = 18

/** What an endpoint said and how long it took; errors as they are. */
export function Answer({ answer }: { readonly answer: TimedAnswer | undefined }) {
  return (
    <>
      <p role="status" className="tool-message">
        {answer === undefined
          ? ''
          : `${answer.ok ? 'Answer' : 'Error'} after ${answer.milliseconds} ms`}
      </p>
      {answer === undefined ? null : (
        <textarea
          aria-label={answer.ok ? 'Answer' : 'Error'}
          aria-invalid={!answer.ok}
          readOnly
          spellCheck={false}
          rows={Math.min(answer.text.split('\n').length, MAX_ROWS)}
          value={answer.text}
        />
      )}
    </>
  )
}
