import { restQueries } from '../data/rest-endpoints.ts'
import { openApiDocument } from '../openapi/openapi-document.ts'
import { Table } from './table.tsx'

/**
 * `::api-index`: every operation of the OpenAPI document, one per row, with a link to its entry.
 */
export default function ApiIndex() {
  const { paths } = openApiDocument(restQueries)
  return (
    <Table
      filter="operations"
      head={['Operation', 'Module', 'Answers']}
      rows={Object.entries(paths).map(([path, { get }]) => ({
        key: path,
        cells: [
          <a key="path" href={`#${get.operationId}`}>
            <code>GET {path}</code>
          </a>,
          get.tags[0],
          get.summary,
        ],
      }))}
    />
  )
}
