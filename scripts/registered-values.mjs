// What viem and the chain registry say of the networks, by the names of our facts; each value in a list,
// because some name several endpoints.
import { assetList, chain, ibcData } from 'chain-registry/mainnet/haqq/index.js'
import { haqqMainnet, haqqTestedge2 } from 'viem/chains'
import { jsonText } from './json-text.mjs'

/** The values as the text of their file. */
export const registeredText = async () => jsonText(await registeredValues())

/** @returns `facts` of each package, and the IBC channels of the chain registry by our client. */
async function registeredValues() {
  const channels = await Promise.all(ibcData.map(channelOf))
  return {
    facts: { viem: viemValues(), 'chain-registry': registryValues() },
    channels: Object.fromEntries(channels.flat()),
  }
}

function viemValues() {
  const { name, symbol, decimals } = haqqMainnet.nativeCurrency
  const values = { 'coin.name': [name], 'coin.symbol': [symbol], 'coin.decimals': [decimals] }
  for (const [network, viemChain] of [
    ['mainnet', haqqMainnet],
    ['testnet', haqqTestedge2],
  ]) {
    const { id, rpcUrls, blockExplorers } = viemChain
    values[`${network}.evmChainId`] = [id]
    values[`${network}.evmChainIdHex`] = [`0x${id.toString(16)}`]
    values[`${network}.rpc.evm`] = rpcUrls.default.http
    values[`${network}.explorer.evm`] = [blockExplorers.default.url]
    values[`${network}.explorer.evmApi`] = [blockExplorers.default.apiUrl]
  }
  return values
}

function registryValues() {
  const [islm, deen] = ['ISLM', 'DEEN'].map((symbol) =>
    assetList.assets.find((asset) => asset.symbol === symbol),
  )
  const [fee] = chain.fees.feeTokens
  const listed = (kind) => chain.apis[kind].map(({ address }) => address)
  const values = {
    'mainnet.cosmosChainId': [chain.chainId],
    'bech32.account': [chain.bech32Prefix],
    'keys.slip44': [chain.slip44],
    'coin.symbol': [islm.symbol],
    'coin.baseDenom': [islm.base],
    'coin.decimals': [islm.denomUnits.at(-1).exponent],
    'coin.coingeckoId': [islm.coingeckoId],
    'mainnet.gasPrice.low': [fee.lowGasPrice],
    'mainnet.gasPrice.average': [fee.averageGasPrice],
    'mainnet.gasPrice.high': [fee.highGasPrice],
    'tokens.DEEN.address': [deen.address],
    'tokens.DEEN.decimals': [deen.denomUnits.at(-1).exponent],
  }
  for (const place of ['mainnet.rpc', 'mainnet.thirdParty.kioqq']) {
    values[`${place}.tendermint`] = listed('rpc')
    values[`${place}.rest`] = listed('rest')
    values[`${place}.grpc`] = listed('grpc')
  }
  return values
}

/** The facts of a channel between HAQQ and another chain, with our client as key. */
async function channelOf({ chain1, chain2, channels: [channel] }) {
  const ends = [
    { chain: chain1, channelId: channel?.chain1.channelId },
    { chain: chain2, channelId: channel?.chain2.channelId },
  ]
  const [here, there] = chain1.chainName === 'haqq' ? ends : ends.toReversed()
  if (here.chain.chainName !== 'haqq') return []
  const { chain: counterparty } = await import(
    `chain-registry/mainnet/${there.chain.chainName}/index.js`
  )
  const facts = {
    chainId: there.chain.chainId,
    prefix: counterparty.bech32Prefix,
    channel: here.channelId,
    connection: here.chain.connectionId,
    counterpartyChannel: there.channelId,
    counterpartyConnection: there.chain.connectionId,
    counterpartyClient: there.chain.clientId,
  }
  return [[here.chain.clientId, facts]]
}
