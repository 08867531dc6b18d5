import type { RestAnswer } from '../data/recorded-answers-schema.ts'
import { REST_ENDPOINTS } from '../lib/api-endpoints.ts'
import { CodeFigure } from './code-figure.tsx'
import { RecordedNote } from './recorded-note.tsx'

const OWN_NODE = REST_ENDPOINTS.at(-1)?.url ?? REST_ENDPOINTS[0].url
const OK = 200

/** What a real node answered to a REST query, with the request. */
export function RecordedRest({ answer }: { readonly answer: RestAnswer | undefined }) {
  if (answer === undefined) return null
  const { request, status } = answer
  return (
    <>
      <CodeFigure
        title="Recorded request"
        language="http"
        isWrapped
        code={`GET ${OWN_NODE}${request}`}
      />
      <CodeFigure
        title={status === OK ? 'Answer' : `Answer, HTTP status ${status}`}
        language="json"
        code={JSON.stringify(answer.answer, null, 2)}
      />
      <RecordedNote answer={answer.answer} />
    </>
  )
}
