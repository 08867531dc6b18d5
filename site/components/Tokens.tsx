import { network as facts } from '../network.ts'
import { anchorOf } from './anchor.ts'
import { Table } from './table.tsx'

interface Token {
  readonly symbol: { readonly value: string }
  readonly origin?: { readonly value: string }
  readonly address: { readonly value: string }
  readonly decimals?: { readonly value: number }
  readonly ibcDenom?: { readonly value: string }
}

/** `::tokens`: tokens on the main network with their contract and denomination. */
export default function Tokens() {
  const tokens: readonly Token[] = Object.values(facts.tokens)
  return (
    <Table
      filter="tokens"
      head={['Token', 'Contract', 'Decimals', 'Cosmos denomination', 'Origin']}
      rows={tokens.map(({ symbol, address, decimals, ibcDenom, origin }) => ({
        key: symbol.value,
        id: anchorOf('token', symbol.value),
        cells: [
          symbol.value,
          <code key="address">{address.value}</code>,
          decimals?.value ?? '',
          ibcDenom === undefined ? 'none' : <code key="denom">{ibcDenom.value}</code>,
          origin?.value ?? '',
        ],
      }))}
    />
  )
}
