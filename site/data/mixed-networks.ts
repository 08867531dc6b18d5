import type { TextRule } from '../checks/check-text.ts'
import { mainnet } from '../facts/mainnet.ts'
import { testnet } from '../facts/testnet.ts'

type Network = typeof mainnet | typeof testnet

const CHAIN_ID = /\bchain[_-]?id["']?\s*[:=]\s*["'(]?/.source

const idsOf = ({ evmChainId, evmChainIdHex, cosmosChainId }: Network) =>
  `(?:${CHAIN_ID}(?:${evmChainId.value}|${evmChainIdHex.value})|(?<![\\w-])${cosmosChainId.value})(?![\\w-])`
const hostsOf = ({ rpc }: Network) =>
  `(?:${Object.values(rpc)
    .map(({ value }) => new URL(value.includes('//') ? value : `https://${value}`).host)
    .map((host) => host.replaceAll('.', '\\.'))
    .join('|')})(?![\\w.])`

/** A line with an endpoint and no id of one network, and with an id and no endpoint of the other. */
const mixed = (own: Network, other: Network) =>
  `^(?=.*${hostsOf(own)})(?!.*${hostsOf(other)})(?=.*${idsOf(other)})(?!.*${idsOf(own)}).+$`

/** What mixes the two networks in code, as in files that pages show, where values are typed. */
export const MIXED_NETWORKS: readonly TextRule[] = [
  {
    code: 'network/other',
    says: new RegExp(`${mixed(mainnet, testnet)}|${mixed(testnet, mainnet)}`, 'gi'),
    expected: 'a chain id and an endpoint of one network',
    fix: 'correct what belongs to the other network: a program for the wrong one moves real coins',
    where: ['code'],
  },
]
