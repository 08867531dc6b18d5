import { createHash } from 'node:crypto'
import { assetList, chain, ibcData } from 'chain-registry/mainnet/haqq/index.js'
import { getAddress } from 'viem'
import { haqqMainnet, haqqTestedge2 } from 'viem/chains'
import { describe, expect, test } from 'vitest'
import { KEPLR_CHAINS } from './lib/keplr-chains.ts'
import { network } from './network.ts'

const { mainnet, testnet, coin, bech32, keys, ibc, tokens } = network

describe('viem agrees', () => {
  test.each([
    ['mainnet', mainnet, haqqMainnet],
    ['testnet', testnet, haqqTestedge2],
  ] as const)('of %s', (_, ours, theirs) => {
    expect(ours.evmChainId.value).toBe(theirs.id)
    expect(Number(ours.evmChainIdHex.value)).toBe(theirs.id)
    expect(theirs.rpcUrls.default.http).toContain(ours.rpc.evm.value)
    expect(ours.explorer.evm.value).toBe(theirs.blockExplorers.default.url)
    expect(ours.explorer.evmApi.value).toBe(theirs.blockExplorers.default.apiUrl)
    expect(coin.decimals.value).toBe(theirs.nativeCurrency.decimals)
    expect(coin.name.value).toBe(theirs.nativeCurrency.name)
  })

  test('the symbol on the main network; on TestEdge2 viem marks it as a test coin', () => {
    expect(haqqMainnet.nativeCurrency.symbol).toBe(coin.symbol.value)
    expect(haqqTestedge2.nativeCurrency.symbol).toBe(`${coin.symbol.value}T`)
  })
})

describe('the chain registry agrees', () => {
  test('of chain, coin and keys', () => {
    expect(chain.chainId).toBe(mainnet.cosmosChainId.value)
    expect(chain.bech32Prefix).toBe(bech32.account.value)
    expect(chain.slip44).toBe(keys.slip44.value)
    const islm = assetList.assets.find(({ base }) => base === coin.baseDenom.value)
    expect(islm?.symbol).toBe(coin.symbol.value)
    expect(islm?.denomUnits.at(-1)).toEqual({ denom: 'ISLM', exponent: coin.decimals.value })
    expect(islm?.coingeckoId).toBe(coin.coingeckoId.value)
  })

  test('of gas prices', () => {
    expect(chain.fees?.feeTokens[0]).toMatchObject({
      denom: coin.baseDenom.value,
      lowGasPrice: mainnet.gasPrice.low.value,
      averageGasPrice: mainnet.gasPrice.average.value,
      highGasPrice: mainnet.gasPrice.high.value,
    })
  })

  test('of endpoints', () => {
    const listed = (kind: 'rpc' | 'rest' | 'grpc') => chain.apis?.[kind]?.map((api) => api.address)
    expect(listed('rpc')).toContain(mainnet.rpc.tendermint.value)
    expect(listed('rpc')).toContain(mainnet.thirdParty.kioqq.tendermint.value)
    expect(listed('rest')).toContain(mainnet.rpc.rest.value)
    expect(listed('rest')).toContain(mainnet.thirdParty.kioqq.rest.value)
    expect(listed('grpc')).toContain(mainnet.thirdParty.kioqq.grpc.value)
  })

  test('of the token DEEN', () => {
    const deen = assetList.assets.find(({ symbol }) => symbol === 'DEEN')
    expect(deen?.address).toBe(tokens.DEEN.address.value)
    expect(deen?.denomUnits.at(-1)?.exponent).toBe(tokens.DEEN.decimals.value)
  })

  // The package lags behind the chain: a new channel names another source until a release knows it.
  const registered = Object.values(ibc.mainnet).filter(({ client }) =>
    client.source.some((source) => source.startsWith('chain-registry ')),
  )

  test('there are channels to compare', () => expect(registered.length).toBeGreaterThan(3))

  test.each(registered)('of the channel to $counterparty.value', (ours) => {
    const pair = ibcData.find(({ chain1, chain2 }) =>
      [chain1, chain2].some(
        ({ chainName, clientId }) => chainName === 'haqq' && clientId === ours.client.value,
      ),
    )
    const isFirst = pair?.chain1.chainName === 'haqq'
    const [here, there] = isFirst ? [pair?.chain1, pair?.chain2] : [pair?.chain2, pair?.chain1]
    const channel = pair?.channels[0]
    expect(isFirst ? channel?.chain1.channelId : channel?.chain2.channelId).toBe(ours.channel.value)
    expect(isFirst ? channel?.chain2.channelId : channel?.chain1.channelId).toBe(
      ours.counterpartyChannel.value,
    )
    expect(here).toMatchObject({
      chainId: mainnet.cosmosChainId.value,
      connectionId: ours.connection.value,
      clientId: ours.client.value,
    })
    expect(there).toMatchObject({
      chainId: ours.chainId.value,
      connectionId: ours.counterpartyConnection.value,
      clientId: ours.counterpartyClient.value,
    })
  })
})

describe('tokens', () => {
  test.each(Object.values(tokens))('$symbol.value: the address has its checksum', (token) => {
    expect(getAddress(token.address.value)).toBe(token.address.value)
  })

  const traced = Object.values(tokens).flatMap((token) => {
    const origin = 'origin' in token ? / (\S+) via (channel-\d+)$/.exec(token.origin.value) : null
    return origin === null || !('ibcDenom' in token)
      ? []
      : [[token.symbol.value, `transfer/${origin[2]}/${origin[1]}`, token.ibcDenom.value] as const]
  })

  test('most arrived through a channel', () => expect(traced.length).toBeGreaterThan(5))

  test.each(traced)('%s: the denomination is the hash of %s', (_, path, denom) => {
    const hash = createHash('sha256').update(path).digest('hex').toUpperCase()
    expect(denom).toBe(`ibc/${hash}`)
  })
})

test('the data for Keplr equals the facts', () => {
  expect(KEPLR_CHAINS.mainnet).toMatchObject({
    chainId: chain.chainId,
    bip44: { coinType: chain.slip44 },
    bech32Config: {
      bech32PrefixAccAddr: chain.bech32Prefix,
      bech32PrefixConsPub: 'haqqvalconspub',
    },
    feeCurrencies: [{ coinMinimalDenom: coin.baseDenom.value, coinDecimals: 18 }],
  })
  expect(KEPLR_CHAINS.testnet?.chainId).toBe(testnet.cosmosChainId.value)
})
