import { CodeFigure } from '../../components/code-figure.tsx'
import type { TimedAnswer } from '../../lib/timed-answer.ts'

interface AnswerProps {
  readonly answer: TimedAnswer | undefined
  /** What the answer says, in words of readers: a decimal number, an amount. */
  readonly decoded?: string | undefined
}

/** The answer of an endpoint and its latency; errors are shown unchanged. */
export function Answer({ answer, decoded }: AnswerProps) {
  const title = answer?.ok === false ? 'Error' : 'Answer'
  return (
    <>
      <p role="status" className="tool-message">
        {answer === undefined
          ? ''
          : `${title} after ${answer.milliseconds} ms${decoded === undefined ? '' : `: ${decoded}`}`}
      </p>
      {answer === undefined ? null : (
        // A page may contain many consoles, and many landmarks with the same name do not help.
        // biome-ignore lint/a11y/useSemanticElements: an answer is no group of fields
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long answer scrolls, so the keyboard has to reach it
        <div className="tool-answer" role="group" aria-label={title} tabIndex={0}>
          <CodeFigure title={title} language="json" code={answer.text} isWrapped />
        </div>
      )}
    </>
  )
}
