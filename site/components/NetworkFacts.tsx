import { network as facts } from '../network.ts'
import { FactsList } from './facts-list.tsx'
import { networks } from './networks.ts'
import { pick } from './pick.ts'
import { Value } from './value.tsx'

/** `::network-facts{network="mainnet"}`: ids, coin and units of a network. */
export default function NetworkFacts({ network }: { readonly network?: string }) {
  const entry = pick(networks, network, 'network')
  const pairs: (readonly [label: string, value: string | number])[] = [
    ['Network', entry.name.value],
    ...('shortName' in entry ? ([['Short name', entry.shortName.value]] as const) : []),
    ['EVM chain id', entry.evmChainId.value],
    ['EVM chain id, hexadecimal', entry.evmChainIdHex.value],
    ...('cosmosChainId' in entry
      ? ([['Cosmos chain id', entry.cosmosChainId.value]] as const)
      : []),
    ...('referenceEthereumNetwork' in entry
      ? ([['Reference Ethereum network', entry.referenceEthereumNetwork.value]] as const)
      : []),
    ...coinRows(entry),
    ['JSON-RPC', entry.rpc.evm.value],
    ['Block explorer', entry.explorer.evm.value],
  ]
  return (
    <FactsList
      facts={pairs.map(([name, value]) => ({
        name,
        value: <Value text={String(value)} label={name} />,
      }))}
    />
  )
}

function coinRows(
  entry: (typeof networks)[keyof typeof networks],
): (readonly [string, string | number])[] {
  if ('coinSymbol' in entry)
    return [
      ['Currency symbol', entry.coinSymbol.value],
      ['Decimals', entry.decimals.value],
    ]
  const { coin, bech32, keys } = facts
  return [
    ['Currency symbol', coin.symbol.value],
    ['Base denomination', coin.baseDenom.value],
    ['Decimals', coin.decimals.value],
    ['Address prefix', bech32.account.value],
    ['HD path', keys.hdPath.value],
    ['Coin type', keys.slip44.value],
  ]
}
