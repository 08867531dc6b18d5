import { network as facts } from '../network.ts'
import { anchorOf } from './anchor.ts'
import { Table } from './table.tsx'
import { Value } from './value.tsx'

interface Token {
  readonly symbol: { readonly value: string }
  readonly origin?: { readonly value: string }
  readonly address: { readonly value: string }
  readonly decimals?: { readonly value: number }
  readonly ibcDenom?: { readonly value: string }
}

/** `::tokens`: tokens on the main network with their contracts and denominations. */
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
          <Value
            key="address"
            text={address.value}
            href={`${facts.mainnet.explorer.evm.value}/token/${address.value}`}
          />,
          decimals?.value ?? '',
          ibcDenom === undefined ? 'none' : <Value key="denom" text={ibcDenom.value} />,
          origin?.value ?? '',
        ],
      }))}
    />
  )
}
