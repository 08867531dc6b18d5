import { rpcMethods } from '../data/rpc-methods.ts'
import { SUPPORT_NAMES } from './support.ts'
import { Table } from './table.tsx'

/** `::rpc-index`: all JSON-RPC methods, one a row, each with a link to its entry. */
export default function RpcIndex() {
  return (
    <Table
      filter="methods"
      head={['Method', 'Parameters', 'Result', 'Support', 'On by default']}
      rows={rpcMethods.map((entry) => ({
        key: entry.method,
        cells: [
          <a key="method" href={`#${entry.method}`}>
            <code>{entry.method}</code>
          </a>,
          entry.params.length === 0
            ? 'none'
            : entry.params.map(({ name, required }) => (required ? name : `${name}?`)).join(', '),
          entry.result.type,
          SUPPORT_NAMES[entry.implemented],
          `${entry.default_enabled ? 'yes' : 'no'}${entry.transport === 'ws' ? ', WebSocket only' : ''}`,
        ],
      }))}
    />
  )
}
