import { CodeFigure } from '../../components/code-figure.tsx'
import type { TimedAnswer } from '../../lib/timed-answer.ts'

/** What an endpoint said and how long it took; errors as they are. */
export function Answer({ answer }: { readonly answer: TimedAnswer | undefined }) {
  const title = answer?.ok === false ? 'Error' : 'Answer'
  return (
    <>
      <p role="status" className="tool-message">
        {answer === undefined ? '' : `${title} after ${answer.milliseconds} ms`}
      </p>
      {answer === undefined ? null : (
        // Scrolls when it is long, so it can be focused.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        <section className="tool-answer" aria-label={title} tabIndex={0}>
          <CodeFigure title={title} language="json" code={answer.text} isWrapped />
        </section>
      )}
    </>
  )
}
