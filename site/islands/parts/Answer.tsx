import { CodeFigure } from '../../components/code-figure.tsx'
import type { AnswerNotes } from '../../lib/answer-notes.ts'
import type { TimedAnswer } from '../../lib/timed-answer.ts'

/** An answer with what it says; without notes if their code could not be loaded. */
export interface NotedAnswer extends TimedAnswer {
  readonly notes: AnswerNotes | undefined
}

interface AnswerProps {
  readonly answer: NotedAnswer | undefined
}

/**
 * Add notes to an answer.
 * @param load the code that writes them, loaded with the first answer
 */
export async function noted(
  asked: Promise<TimedAnswer>,
  load: () => Promise<(answer: TimedAnswer) => AnswerNotes>,
): Promise<NotedAnswer> {
  const [answer, notesOf] = await Promise.all([asked, load().catch(() => undefined)])
  return { ...answer, notes: notesOf?.(answer) }
}

/** The answer of an endpoint and its latency, its fields in readable units; errors are unchanged. */
export function Answer({ answer }: AnswerProps) {
  const title = answer?.ok === false ? 'Error' : 'Answer'
  const { note, fields = [] } = answer?.notes ?? {}
  return (
    <>
      <p role="status" className="tool-message">
        {answer === undefined
          ? ''
          : `${title} after ${answer.milliseconds} ms${note === undefined ? '' : `: ${note}`}`}
      </p>
      {answer === undefined ? null : (
        // A page may contain many consoles, and many landmarks with the same name do not help.
        // biome-ignore lint/a11y/useSemanticElements: an answer is no group of fields
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long answer scrolls, so the keyboard has to reach it
        <div className="tool-answer" role="group" aria-label={title} tabIndex={0}>
          {fields.length === 0 ? null : (
            <dl className="tool-decoded">
              {fields.map(({ path, means }) => (
                <div key={path}>
                  <dt>
                    <code>{path}</code>
                  </dt>
                  <dd>{means}</dd>
                </div>
              ))}
            </dl>
          )}
          <CodeFigure title={title} language="json" code={answer.text} isWrapped />
        </div>
      )}
    </>
  )
}
