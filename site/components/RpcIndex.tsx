import { rpcMethods } from '../data/rpc-methods.ts'
import type { RpcMethod } from '../data/rpc-methods-schema.ts'
import { methodAddress } from '../reference/reference-address.ts'
import { breakableMethod } from './breakable-method.tsx'
import { inlineCode } from './inline-code.tsx'
import { Table } from './table.tsx'

/** How a method is supported, short enough for a table column. */
const SHORT_NAMES: Readonly<Record<RpcMethod['implemented'], string>> = {
  full: 'supported',
  partial: 'differs',
  stub: 'constant or error',
}

/** `::rpc-index`: all JSON-RPC methods, one per row, each with a link to its page. */
export default function RpcIndex() {
  return (
    <Table
      filter="methods"
      head={['Method', 'Does', 'Support']}
      rows={rpcMethods.map((entry) => ({
        key: entry.method,
        id: entry.method,
        isLinked: false,
        cells: [
          <a key="method" href={methodAddress(entry.method)}>
            <code>{breakableMethod(entry.method)}</code>
          </a>,
          inlineCode(entry.summary),
          [
            SHORT_NAMES[entry.implemented],
            ...(entry.default_enabled ? [] : ['off by default']),
            ...(entry.transport === 'ws' ? ['WebSocket only'] : []),
          ].join(', '),
        ],
      }))}
    />
  )
}
