import { recorded } from '../data/recorded-answers.ts'
import { restQueries } from '../data/rest-endpoints.ts'
import { RecordedRest } from './recorded-rest.tsx'

const OWN_PAGES: ReadonlySet<string> = new Set(restQueries.map(({ path }) => path))

/** `::rest-answers`: real answers of the routes that have no page of their own. */
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
            <RecordedRest answer={answer} />
          </details>
        ))}
    </>
  )
}
