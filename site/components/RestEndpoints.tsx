import { restQueries } from '../data/rest-endpoints.ts'
import { anchorOf } from './anchor.ts'
import { Table } from './table.tsx'

/** `::rest-endpoints{module="evm"}`: the REST paths of a module, or of all. */
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
          params.length === 0 ? 'none' : params.map(({ name }) => name).join(', '),
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
