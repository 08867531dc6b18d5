import { recorded } from '../data/recorded-answers.ts'
import { restQueries } from '../data/rest-endpoints.ts'
import { ownNodeOf, REST_ENDPOINTS } from '../lib/api-endpoints.ts'
import { CodeFigure } from './code-figure.tsx'
import { RecordedRest } from './recorded-rest.tsx'

const OWN_NODE = ownNodeOf(REST_ENDPOINTS)
const OWN_PAGES: ReadonlySet<string> = new Set(restQueries.map(({ path }) => path))

/** `::rest-answers`: real answers of the routes without a page, with their requests. */
export default function RestAnswers() {
  return (
    <>
      {recorded.rest
        .filter(({ route }) => !OWN_PAGES.has(route))
        .map((answer) => (
          <details key={answer.route} className="details">
            <summary>
              <code>{answer.route}</code>
            </summary>
            <CodeFigure
              title="Request"
              language="http"
              isWrapped
              code={`GET ${OWN_NODE}${answer.request}`}
            />
            <RecordedRest answer={answer} />
          </details>
        ))}
    </>
  )
}
