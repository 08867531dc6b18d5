import { fact } from './fact.ts'
import { NODE_VERSION } from './node-release.ts'

/** The coin of the network. */
export const coin = {
  name: fact('Islamic Coin', ['specification', 'viem npm 2.57.20']),
  symbol: fact('ISLM', [
    'specification',
    'chain-registry npm 2.0.251',
    'viem npm 2.57.20',
    'haqq v1.8.5 source',
  ]),
  baseDenom: fact('aISLM', [
    'haqq v1.8.5 source',
    'chain-registry npm 2.0.251',
    'HAQQ docs, December 2025',
  ]),
  decimals: fact(18, ['haqq v1.8.5 source', 'chain-registry npm 2.0.251', 'viem npm 2.57.20']),
  coingeckoId: fact('islamic-coin', [
    'chain-registry npm 2.0.251',
    'chainapsis/keplr-chain-registry',
  ]),
  osmosisDenom: fact(
    'ibc/69110FF673D70B39904FF056CFDFD58A90BEC3194303F45C32CB91B8B0A738EA',
    ['chain-registry npm 2.0.251', 'HAQQ docs, December 2025'],
    { guarded: true },
  ),
  launchSupply: fact(
    '20 billion ISLM',
    ['haqq-network/mainnet repo', 'chain-registry npm 2.0.251'],
    { guarded: true },
  ),
  maxSupply: fact('100 billion ISLM', ['haqq v1.8.5 source x/coinomics/types/genesis.go'], {
    guarded: true,
  }),
}

/** Prefixes of addresses and keys. */
export const bech32 = {
  account: fact('haqq', [
    'haqq v1.8.5 source',
    'chain-registry npm 2.0.251',
    'chainapsis/keplr-chain-registry',
  ]),
  accountPub: fact('haqqpub', ['haqq v1.8.5 source', 'chainapsis/keplr-chain-registry']),
  validator: fact('haqqvaloper', ['haqq v1.8.5 source', 'chainapsis/keplr-chain-registry']),
  validatorPub: fact('haqqvaloperpub', ['haqq v1.8.5 source', 'chainapsis/keplr-chain-registry']),
  consensus: fact('haqqvalcons', ['haqq v1.8.5 source', 'chainapsis/keplr-chain-registry']),
  consensusPub: fact('haqqvalconspub', ['haqq v1.8.5 source', 'chainapsis/keplr-chain-registry']),
}

/** Default ports of a node. */
export const ports = {
  evmJsonRpc: fact(8545, ['haqq v1.8.5 source']),
  evmWebsocket: fact(8546, ['haqq v1.8.5 source']),
  evmMetrics: fact(6065, ['haqq v1.8.5 source']),
  cosmosGrpc: fact(9090, ['Cosmos SDK 0.47 default']),
  cosmosGrpcWeb: fact(9091, ['Cosmos SDK 0.47 default']),
  cosmosRest: fact(1317, ['Cosmos SDK 0.47 default; off unless api.enable = true']),
  cometbftRpc: fact(26657, ['CometBFT v0.37 default']),
  cometbftP2p: fact(26656, ['CometBFT v0.37 default']),
  cometbftPrometheus: fact(26660, ['CometBFT v0.37 default']),
  abci: fact(26658, ['haqq v1.8.5 source']),
  pprof: fact(6060, ['Cosmos SDK 0.47 default']),
}

/** A developer's local network on one machine. */
export const local = {
  cosmosChainId: fact('haqq_121799-1', ['haqq frontend source', 'haqq v1.8.5 source'], {
    guarded: true,
  }),
  evmChainId: fact(121799, ['haqq frontend source', 'haqq v1.8.5 source'], { guarded: true }),
}

/** Derivation of keys. */
export const keys = {
  hdPath: fact("m/44'/60'/0'/0", ['haqq v1.8.5 source', 'HAQQ docs, December 2025']),
  slip44: fact(60, [
    'haqq v1.8.5 source',
    'chain-registry npm 2.0.251',
    'chainapsis/keplr-chain-registry',
  ]),
  algorithm: fact('eth_secp256k1', ['haqq v1.8.5 source', 'chain-registry npm 2.0.251']),
}

/** The version of the node that the pages describe. */
export const node = {
  version: fact(NODE_VERSION, ['specification', 'HAQQ docs, December 2025']),
  release: fact(`https://github.com/haqq-network/haqq/releases/tag/${NODE_VERSION}`, [
    'HAQQ docs, December 2025',
  ]),
}

/** The level of the EVM for which contracts are compiled. */
export const evm = {
  target: fact('paris', ['HAQQ docs, December 2025', 'haqq v1.8.5 source']),
}
