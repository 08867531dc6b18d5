import { network as facts } from '../network.ts'
import { anchorOf } from './anchor.ts'
import { Table } from './table.tsx'
import { Value } from './value.tsx'

/** `::islm-abroad`: ISLM on other chains, each contract linked to the explorer of its chain. */
export default function IslmAbroad() {
  return (
    <Table
      head={['Chain', 'Symbol', 'Contract']}
      rows={Object.values(facts.abroad).map(({ network, symbol, address, explorer }) => ({
        key: network.value,
        id: anchorOf('islm', network.value),
        cells: [
          network.value,
          symbol.value,
          <Value key="address" text={address.value} href={`${explorer.value}${address.value}`} />,
        ],
      }))}
    />
  )
}
