import type { RestAnswer } from '../data/recorded-answers-schema.ts'
import { CodeFigure } from './code-figure.tsx'
import { RecordedNote } from './recorded-note.tsx'

const OK = 200

/** What a real node answered to a REST query. */
export function RecordedRest({ answer: { status, answer } }: { readonly answer: RestAnswer }) {
  return (
    <>
      <CodeFigure
        title={status === OK ? 'Answer' : `Answer, HTTP status ${status}`}
        language="json"
        code={JSON.stringify(answer, null, 2)}
      />
      <RecordedNote answer={answer} />
    </>
  )
}
