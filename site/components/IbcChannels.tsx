import { Fragment } from 'react'
import { network as facts } from '../network.ts'
import { anchorOf } from './anchor.ts'
import { pick } from './pick.ts'
import { Table } from './table.tsx'
import { Value } from './value.tsx'

interface Channel {
  readonly counterparty: { readonly value: string }
  readonly chainId?: { readonly value: string }
  readonly channel: { readonly value: string }
  readonly connection?: { readonly value: string }
  readonly client?: { readonly value: string }
  readonly counterpartyChannel?: { readonly value: string }
}

/** `::ibc-channels{network="mainnet"}`: transfer channels of a network. */
export default function IbcChannels({ network }: { readonly network?: string }) {
  const channels: readonly Channel[] = Object.values(
    pick<Readonly<Record<string, Channel>>>(facts.ibc, network, 'network'),
  )
  return (
    <Table
      filter="channels"
      head={['Chain', 'Channel here', 'Channel there', 'Connection and client here']}
      rows={channels.map((entry) => ({
        key: entry.counterparty.value,
        id: anchorOf('ibc', network ?? '', entry.counterparty.value),
        cells: [
          <Fragment key="chain">
            {entry.counterparty.value}
            <br />
            {codeOf(entry.chainId)}
          </Fragment>,
          codeOf(entry.channel),
          codeOf(entry.counterpartyChannel),
          <Fragment key="connection">
            {codeOf(entry.connection)}
            <br />
            {codeOf(entry.client)}
          </Fragment>,
        ],
      }))}
    />
  )
}

function codeOf(fact: { readonly value: string } | undefined) {
  return fact === undefined ? 'unknown' : <Value text={fact.value} />
}
