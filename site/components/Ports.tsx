import { network as facts } from '../network.ts'
import { anchorOf } from './anchor.ts'
import { Table } from './table.tsx'

const USES: Readonly<Record<keyof typeof facts.ports, readonly [use: string, reach: string]>> = {
  evmJsonRpc: ['EVM JSON-RPC', 'local unless a reverse proxy publishes it'],
  evmWebsocket: ['EVM WebSocket', 'local unless a reverse proxy publishes it'],
  evmMetrics: ['EVM metrics (with --metrics)', 'local'],
  cosmosGrpc: ['Cosmos gRPC', 'local unless needed'],
  cosmosGrpcWeb: ['Cosmos gRPC-Web', 'local unless needed'],
  cosmosRest: ['Cosmos REST (off by default)', 'local unless a reverse proxy publishes it'],
  cometbftRpc: ['CometBFT RPC', 'local'],
  cometbftP2p: ['CometBFT peer-to-peer', 'open to the internet'],
  cometbftPrometheus: ['CometBFT metrics (off by default)', 'local'],
  abci: ['ABCI (out-of-process only)', 'local'],
  pprof: ['Profiler', 'local'],
}

/** `::ports`: ports of a node and who should reach them. */
export default function Ports() {
  const names = Object.keys(USES) as (keyof typeof USES)[]
  return (
    <Table
      filter="ports"
      head={['Port', 'Use', 'Should be reachable']}
      rows={names.map((name) => ({
        key: USES[name][0],
        id: anchorOf('port', String(facts.ports[name].value)),
        cells: [<code key="port">{facts.ports[name].value}</code>, ...USES[name]],
      }))}
    />
  )
}
