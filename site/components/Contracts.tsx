import { network as facts } from '../network.ts'
import { anchorOf } from './anchor.ts'
import { pick } from './pick.ts'
import { Table } from './table.tsx'
import { Value } from './value.tsx'

/** Explorers for the contracts of each layer. */
const EXPLORERS = {
  l1: facts.l2Testnet.parentExplorer.value,
  l2: facts.l2Testnet.explorer.evm.value,
}

/** `::contracts{network="l2-testnet" layer="l1"}`: contracts of the layer 2 on one of its layers. */
export default function Contracts({
  network,
  layer,
}: {
  readonly network?: string
  readonly layer?: string
}) {
  const { contracts } = pick({ 'l2-testnet': facts.l2Testnet }, network, 'network')
  const chosen = pick<Readonly<Record<string, { readonly value: string }>>>(
    contracts,
    layer,
    'layer',
  )
  const explorer = pick(EXPLORERS, layer, 'layer')
  return (
    <Table
      filter="contracts"
      head={['Contract', 'Address']}
      rows={Object.entries(chosen).map(([name, { value }]) => ({
        key: name,
        id: anchorOf(layer ?? '', name),
        cells: [
          name.charAt(0).toUpperCase() + name.slice(1),
          <Value key="address" text={value} href={`${explorer}/address/${value}`} />,
        ],
      }))}
    />
  )
}
