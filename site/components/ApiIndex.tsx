import { restQueries } from '../data/rest-endpoints.ts'
import { openApiDocument } from '../openapi/openapi-document.ts'
import { queryAddress } from '../reference/reference-address.ts'
import { inlineCode } from './inline-code.tsx'
import { Table } from './table.tsx'

/**
 * `::api-index`: every operation of the OpenAPI document, one per row, with a link to its page.
 */
export default function ApiIndex() {
  const { paths } = openApiDocument(restQueries)
  return (
    <Table
      filter="operations"
      head={['Operation', 'Module', 'Does']}
      rows={Object.entries(paths).map(([path, { get }]) => ({
        key: path,
        id: get.operationId,
        isLinked: false,
        cells: [
          <a key="path" href={queryAddress(get.operationId)}>
            <code>GET {path}</code>
          </a>,
          get.tags[0],
          inlineCode(get.summary),
        ],
      }))}
    />
  )
}
