import { restQueries } from '../data/rest-endpoints.ts'
import RestConsole from '../islands/RestConsole.tsx'
import { openApiDocument } from '../openapi/openapi-document.ts'
import { fieldsOfOperation } from '../openapi/operation-example.ts'
import { QUERIES } from '../reference/reference-address.ts'
import { ApiPage } from './api-columns.tsx'
import { operationColumns } from './operation-columns.tsx'
import { Value } from './value.tsx'

const { paths } = openApiDocument(restQueries)

/** `::api-operation{name="evmParams"}`: a REST query, with a console that sends it. */
export default function ApiOperation({ name }: { readonly name?: string }) {
  const known = Object.entries(paths).find(([, { get }]) => get.operationId === name)
  if (known === undefined)
    throw new Error(`name="${name ?? ''}" is no operation; see site/data/rest-endpoints.json`)
  const [path, { get }] = known
  const { example, ...columns } = operationColumns(path, get, { isPage: true })
  const fields = fieldsOfOperation(get)
  return (
    <>
      <p className="api-signature">
        <span className="api-verb">GET</span> <Value text={path} label="the path" />
      </p>
      <ApiPage
        {...columns}
        example={
          <>
            {example}
            {fields === undefined ? null : (
              <details className="details">
                <summary>Try {get.operationId}</summary>
                <RestConsole path={path} fields={fields} isCallShown />
              </details>
            )}
          </>
        }
      />
      <p>
        <a href={QUERIES}>All REST queries</a> lists the queries of the other modules, and has the
        OpenAPI document to download. <a href="/develop/api/networks/">Networks and endpoints</a>{' '}
        lists where to send them.
      </p>
    </>
  )
}
