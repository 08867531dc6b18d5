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
      head={['Token', 'Contract, Cosmos denomination', 'Decimals']}
      rows={tokens.map(({ symbol, address, decimals, ibcDenom, origin }) => ({
        key: symbol.value,
        id: anchorOf('token', symbol.value),
        cells: [
          <div key="token" className="token">
            {symbol.value}
            {origin === undefined ? null : <small>{origin.value}</small>}
          </div>,
          <div key="names" className="token-names">
            <Value
              text={address.value}
              href={`${facts.mainnet.explorer.evm.value}/token/${address.value}`}
            />
            {ibcDenom === undefined ? null : <Value text={ibcDenom.value} />}
          </div>,
          decimals?.value ?? '',
        ],
      }))}
    />
  )
}
