import { Fragment } from 'react'
import { restQueries } from '../data/rest-endpoints.ts'
import { openApiDocument, operationsOf } from '../openapi/openapi-document.ts'
import { queryAddress } from '../reference/reference-address.ts'
import { Table } from './table.tsx'

/** `::api-modules`: the modules with REST queries, one per row, with links to the queries. */
export default function ApiModules() {
  const api = openApiDocument(restQueries)
  return (
    <Table
      head={['Module', 'About', 'Queries']}
      rows={api.tags.map(({ name, description }) => ({
        key: name,
        id: name,
        cells: [
          <code key="name">{name}</code>,
          description,
          operationsOf(api, name).map(([, { operationId }], index) => (
            <Fragment key={operationId}>
              {index === 0 ? null : ', '}
              <a href={queryAddress(operationId)}>{operationId.slice(name.length)}</a>
            </Fragment>
          )),
        ],
      }))}
    />
  )
}
