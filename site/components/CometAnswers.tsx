import { recorded } from '../data/recorded-answers.ts'
import type { CometAnswer } from '../data/recorded-answers-schema.ts'
import { ports } from '../facts/common.ts'
import { CodeFigure } from './code-figure.tsx'
import { RecordedNote } from './recorded-note.tsx'

/** `::comet-answers`: a real answer of each route of the consensus RPC. */
export default function CometAnswers() {
  return (
    <>
      {recorded.comet.map((answer) => (
        <details key={answer.route} className="details">
          <summary>
            <code>{answer.route}</code>
          </summary>
          <Request request={answer.request} />
          <CodeFigure
            title={answer.error === undefined ? 'Result' : 'Error'}
            language="json"
            code={JSON.stringify(answer.error ?? answer.result, null, 2)}
          />
          <RecordedNote answer={answer.error ?? answer.result} />
        </details>
      ))}
    </>
  )
}

/** A call, or the message for the WebSocket. */
function Request({ request }: Pick<CometAnswer, 'request'>) {
  if (typeof request !== 'string')
    return <CodeFigure title="Message" language="json" code={JSON.stringify(request, null, 2)} />
  const code = `GET http://localhost:${ports.cometbftRpc.value}/${request}`
  return <CodeFigure title="Request" language="http" isWrapped code={code} />
}
