import { restQueries } from '../data/rest-endpoints.ts'
import { anchorOf } from './anchor.ts'
import { Table } from './table.tsx'

/** `::rest-endpoints{module="evm"}`: the REST paths of a module, or all of them. */
export default function RestEndpoints({ module }: { readonly module?: string }) {
  const queries = restQueries.filter(
    ({ path }) => module === undefined || moduleOf(path) === module,
  )
  if (queries.length === 0) {
    const known = [...new Set(restQueries.map(({ path }) => moduleOf(path)))]
    throw new Error(`module="${module ?? ''}" is unknown; use one of: ${known.join(', ')}`)
  }
  return (
    <Table
      filter="queries"
      head={['Path', 'gRPC method', 'Parameters', 'Answers']}
      rows={queries.map(({ path, rpc, params, summary }) => ({
        key: path,
        id: anchorOf('rest', path),
        cells: [
          <code key="path">{path}</code>,
          <code key="rpc">{rpc.slice(rpc.lastIndexOf('.') + 1)}</code>,
          namesOf(params),
          summary,
        ],
      }))}
    />
  )
}

/** `/evmos/evm/v1/params` belongs to `evm`. */
function moduleOf(path: string): string {
  return path.split('/')[2] ?? ''
}

/** With more parameters, the fields of a message are counted instead of listed. */
const MOST_NAMED = 12

function namesOf(params: readonly { readonly name: string }[]): string {
  if (params.length === 0) return 'none'
  if (params.length <= MOST_NAMED) return params.map(({ name }) => name).join(', ')
  const fields = new Map<string, number>()
  for (const { name } of params) {
    const top = name.split('.')[0] ?? name
    fields.set(top, (fields.get(top) ?? 0) + 1)
  }
  return [...fields]
    .map(([name, count]) => (count === 1 ? name : `${name} (${count} fields)`))
    .join(', ')
}
