import { rpcMethods as methods } from '../data/rpc-methods.ts'
import { anchorOf } from './anchor.ts'
import { Table } from './table.tsx'

/** `::rpc-namespaces`: one row per JSON-RPC namespace. */
export default function RpcNamespaces() {
  const names = [...new Set(methods.map(({ namespace }) => namespace))]
  const rows = names.map((name) => {
    const members = methods.filter(({ namespace }) => namespace === name)
    const count = (level: string) =>
      String(members.filter(({ implemented }) => implemented === level).length)
    return {
      key: name,
      id: anchorOf('namespace', name),
      cells: [
        <code key="name">{name}</code>,
        String(members.length),
        count('full'),
        count('partial'),
        count('stub'),
        members.some((entry) => entry.default_enabled) ? 'yes' : 'no',
      ],
    }
  })
  return (
    <Table
      head={['Namespace', 'Methods', 'Supported', 'Differs', 'Constant or error', 'On by default']}
      rows={rows}
    />
  )
}
