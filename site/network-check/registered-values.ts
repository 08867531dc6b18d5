import type { network } from '../network.ts'

/** Values that a package has for facts, by their names: several where it lists endpoints. */
export type RegisteredValues = ReadonlyMap<string, readonly unknown[]>

/** What the chains of viem say; the packages load on use, because they are large. */
export async function viemValues(): Promise<RegisteredValues> {
  const { haqqMainnet, haqqTestedge2 } = await import('viem/chains')
  const { nativeCurrency } = haqqMainnet
  return new Map<string, readonly unknown[]>([
    ['coin.name', [nativeCurrency.name]],
    ['coin.symbol', [nativeCurrency.symbol]],
    ['coin.decimals', [nativeCurrency.decimals]],
    ...Object.entries({ mainnet: haqqMainnet, testnet: haqqTestedge2 }).flatMap(
      ([name, { id, rpcUrls, blockExplorers }]): [string, readonly unknown[]][] => [
        [`${name}.evmChainId`, [id]],
        [`${name}.evmChainIdHex`, [`0x${id.toString(16)}`]],
        [`${name}.rpc.evm`, rpcUrls.default.http],
        [`${name}.explorer.evm`, [blockExplorers.default.url]],
        [`${name}.explorer.evmApi`, [blockExplorers.default.apiUrl]],
      ],
    ),
  ])
}

/** What the chain registry says of the main network, its coin, its tokens and its channels. */
export async function chainRegistryValues(ibc: (typeof network)['ibc']): Promise<RegisteredValues> {
  const { assetList, chain, ibcData } = await import('chain-registry/mainnet/haqq/index.js')
  const asset = (symbol: string) => assetList.assets.find((one) => one.symbol === symbol)
  const decimals = (symbol: string) => [asset(symbol)?.denomUnits.at(-1)?.exponent]
  const [fee] = chain.fees?.feeTokens ?? []
  const listed = (kind: 'rpc' | 'rest' | 'grpc') =>
    (chain.apis?.[kind] ?? []).map(({ address }) => address)
  const values = new Map<string, readonly unknown[]>([
    ['mainnet.cosmosChainId', [chain.chainId]],
    ['bech32.account', [chain.bech32Prefix]],
    ['keys.slip44', [chain.slip44]],
    ['coin.symbol', ['ISLM']],
    ['coin.baseDenom', [asset('ISLM')?.base]],
    ['coin.decimals', decimals('ISLM')],
    ['coin.coingeckoId', [asset('ISLM')?.coingeckoId]],
    ['mainnet.gasPrice.low', [fee?.lowGasPrice]],
    ['mainnet.gasPrice.average', [fee?.averageGasPrice]],
    ['mainnet.gasPrice.high', [fee?.highGasPrice]],
    ['tokens.DEEN.address', [asset('DEEN')?.address]],
    ['tokens.DEEN.decimals', decimals('DEEN')],
  ])
  for (const place of ['mainnet.rpc', 'mainnet.thirdParty.kioqq']) {
    values.set(`${place}.tendermint`, listed('rpc'))
    values.set(`${place}.rest`, listed('rest'))
    values.set(`${place}.grpc`, listed('grpc'))
  }
  for (const [name, { client }] of Object.entries(ibc.mainnet)) {
    const pair = ibcData.find(({ chain1, chain2 }) =>
      [chain1, chain2].some((end) => end.chainName === 'haqq' && end.clientId === client.value),
    )
    const [channel] = pair?.channels ?? []
    const isFirst = pair?.chain1.chainName === 'haqq'
    const [here, there] = isFirst ? [pair?.chain1, pair?.chain2] : [pair?.chain2, pair?.chain1]
    const [ours, theirs] = isFirst
      ? [channel?.chain1, channel?.chain2]
      : [channel?.chain2, channel?.chain1]
    const fields = {
      chainId: there && 'chainId' in there ? there.chainId : undefined,
      channel: ours?.channelId,
      connection: here?.connectionId,
      client: here?.clientId,
      counterpartyChannel: theirs?.channelId,
      counterpartyConnection: there?.connectionId,
      counterpartyClient: there?.clientId,
    }
    for (const [field, value] of Object.entries(fields))
      values.set(`ibc.mainnet.${name}.${field}`, [value])
  }
  return values
}
