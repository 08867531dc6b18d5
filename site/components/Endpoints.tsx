import type { FactTree } from 'warraq'
import { isFact } from 'warraq'
import { ownValue } from '../lib/own-value.ts'
import { anchorOf } from './anchor.ts'
import { networks } from './networks.ts'
import { pick } from './pick.ts'
import { StatusBadge } from './status-badge.tsx'
import { Table } from './table.tsx'
import { Value } from './value.tsx'

const TYPE_NAMES: Readonly<Record<string, string>> = {
  evm: 'EVM JSON-RPC',
  evmWs: 'EVM WebSocket',
  tendermint: 'CometBFT RPC',
  tendermintWs: 'CometBFT WebSocket',
  grpc: 'Cosmos gRPC',
  grpcTarget: 'Cosmos gRPC (host and port)',
  rest: 'Cosmos REST',
  swagger: 'Swagger UI',
}

const MAINTAINER_NAMES: Readonly<Record<string, string>> = { dRPC: 'dRPC', kioqq: 'Kioqq' }

/** `::endpoints{network="mainnet"}`: every public endpoint of a network. */
export default function Endpoints({ network }: { readonly network?: string }) {
  const tree: FactTree = pick(networks, network, 'network')
  const groups: (readonly [maintainer: string, endpoints: FactTree])[] = [
    ['HAQQ', subtree(tree.rpc)],
    ...Object.entries(subtree(tree.thirdParty)).map(
      ([name, entry]) => [ownValue(MAINTAINER_NAMES, name) ?? name, subtree(entry)] as const,
    ),
  ]
  const rows = groups.flatMap(([maintainer, endpoints]) =>
    Object.entries(endpoints).flatMap(([type, entry]) => {
      if (!isFact(entry)) return []
      const url = String(entry.value)
      return [
        {
          key: `${maintainer} ${ownValue(TYPE_NAMES, type) ?? type}`,
          id: anchorOf('endpoint', network ?? '', maintainer, type),
          cells: [
            ownValue(TYPE_NAMES, type) ?? type,
            <Value key="url" text={url} />,
            entry.verify === undefined ? (
              maintainer
            ) : (
              <>
                {maintainer} <StatusBadge checked={entry.date} />
              </>
            ),
          ],
        },
      ]
    }),
  )
  return <Table filter="endpoints" head={['Type', 'Address', 'Run by']} rows={rows} />
}

function subtree(entry: FactTree[string] | undefined): FactTree {
  return typeof entry !== 'object' || isFact(entry) ? {} : entry
}
