import { restQueries } from '../data/rest-endpoints.ts'
import { openApiDocument, operationsOf } from '../openapi/openapi-document.ts'
import { ApiEntry } from './api-entry.tsx'
import { operationColumns } from './operation-columns.tsx'
import { breakable } from './value.tsx'

const api = openApiDocument(restQueries)

/** `::api-reference{tag="evm"}`: every operation of one tag of the OpenAPI document on one page. */
export default function ApiReference({ tag }: { readonly tag?: string }) {
  const chosen = operationsOf(api, tag ?? '')
  if (chosen.length === 0)
    throw new Error(
      `tag="${tag ?? ''}" is unknown; use one of: ${api.tags.map(({ name }) => name).join(', ')}`,
    )
  return (
    <>
      {chosen.map(([path, operation]) => (
        <ApiEntry
          key={path}
          id={operation.operationId}
          name={path}
          heading={
            <>
              <span className="api-verb">GET</span> {breakable(path)}
            </>
          }
          {...operationColumns(path, operation)}
        />
      ))}
    </>
  )
}
