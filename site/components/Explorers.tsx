import { ownValue } from '../lib/own-value.ts'
import { anchorOf } from './anchor.ts'
import { networks } from './networks.ts'
import { pick } from './pick.ts'
import { Table } from './table.tsx'
import { Value } from './value.tsx'

const NAMES: Readonly<Record<string, readonly [name: string, layer: string]>> = {
  evm: ['Blockscout', 'EVM'],
  evmApi: ['Blockscout API', 'EVM'],
  pingPub: ['Ping.pub', 'Cosmos'],
  nodesGuru: ['NodesGuru', 'Cosmos'],
  stakeMe: ['StakeMe', 'Cosmos'],
  stakingExplorer: ['Staking Explorer', 'Cosmos'],
  nodeStake: ['NodeStake', 'Cosmos'],
  konsorTech: ['KonsorTech', 'Cosmos'],
  stavr: ['STAVR', 'Cosmos'],
  oneNov: ['OneNov', 'Cosmos'],
  manticore: ['Manticore', 'Cosmos'],
}

/** `::explorers{network="mainnet"}`: block explorers of a network. */
export default function Explorers({ network }: { readonly network?: string }) {
  const { explorer } = pick(networks, network, 'network')
  return (
    <Table
      filter="explorers"
      head={['Explorer', 'Shows', 'Address']}
      rows={Object.entries(explorer).map(([key, { value }]) => ({
        key: `${ownValue(NAMES, key)?.[0] ?? key} explorer`,
        id: anchorOf('explorer', network ?? '', key),
        cells: [
          ownValue(NAMES, key)?.[0] ?? key,
          ownValue(NAMES, key)?.[1] ?? '',
          <Value key="link" text={value} />,
        ],
      }))}
    />
  )
}
