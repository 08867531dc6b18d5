import { restQueries } from '../data/rest-endpoints.ts'
import { openApiDocument } from '../openapi/openapi-document.ts'
import { ApiEntry } from './api-entry.tsx'
import { operationColumns } from './operation-columns.tsx'
import { breakable } from './value.tsx'

const { paths, tags } = openApiDocument(restQueries)

/** `::api-reference{tag="evm"}`: every operation of one tag of the OpenAPI document on one page. */
export default function ApiReference({ tag }: { readonly tag?: string }) {
  const chosen = Object.entries(paths).filter(([, { get }]) => get.tags[0] === tag)
  if (chosen.length === 0)
    throw new Error(
      `tag="${tag ?? ''}" is unknown; use one of: ${tags.map(({ name }) => name).join(', ')}`,
    )
  return (
    <>
      {chosen.map(([path, { get }]) => (
        <ApiEntry
          key={path}
          id={get.operationId}
          name={path}
          heading={
            <>
              <span className="api-verb">GET</span> {breakable(path)}
            </>
          }
          {...operationColumns(path, get)}
        />
      ))}
    </>
  )
}
