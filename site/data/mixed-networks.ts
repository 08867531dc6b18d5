import type { TextRule } from '../checks/check-text.ts'
import { mainnet } from '../facts/mainnet.ts'
import { testnet } from '../facts/testnet.ts'

type Network = typeof mainnet | typeof testnet

/** What code calls a network where no fact can stand: the chains of viem, and names that get a value. */
const CHAINS = { mainnet: 'haqqMainnet', testnet: 'haqqTestedge2' }
const NAMES = { mainnet: 'mainnet', testnet: 'test(?:net|edge2)' }

const MIXED = {
  code: 'network/other',
  expected: 'ids, endpoints and names of one network',
  fix: 'correct what belongs to the other network: a program for the wrong one moves real coins',
} as const

const literal = (text: string) => text.replaceAll('.', '\\.')
const idsOf = ({ evmChainId, evmChainIdHex, cosmosChainId }: Network) =>
  `(?<![\\w-])(?:${[evmChainId, evmChainIdHex, cosmosChainId].map(({ value }) => value).join('|')})(?![\\w-])`
const hostsOf = ({ rpc, explorer }: Network) =>
  `(?:${[...Object.values(rpc), explorer.evm].map(({ value }) => literal(new URL(value.includes('//') ? value : `https://${value}`).host)).join('|')})(?![\\w.])`
const named = (network: keyof typeof NAMES) =>
  `(?:\\b${CHAINS[network]}\\b|(?<![\\w.-])${NAMES[network]}["']?\\s*[:=](?!=))`

/** A line with an endpoint of one network, and with the id or the name of the other one. */
const onLine = (own: readonly string[], other: readonly string[]) =>
  `^(?=.*${own[0]})(?!.*${other[0]})(?=.*(?:${other[1]}))(?!.*(?:${own[1]})).+$`

/** A program that names one chain of viem, and an endpoint of the other network. */
const inProgram = (hosts: string, own: string, other: string) =>
  `${hosts}(?<!\\b${own}\\b[\\s\\S]*)(?![\\s\\S]*\\b${own}\\b)(?:(?<=\\b${other}\\b[\\s\\S]*)|(?=[\\s\\S]*\\b${other}\\b))`

const MAIN = [hostsOf(mainnet), `${idsOf(mainnet)}|${named('mainnet')}`]
const TEST = [hostsOf(testnet), `${idsOf(testnet)}|${named('testnet')}`]

/** What mixes the two networks in code, as in files that pages show, where values are typed. */
export const MIXED_NETWORKS: readonly TextRule[] = [
  {
    ...MIXED,
    says: new RegExp(`${onLine(MAIN, TEST)}|${onLine(TEST, MAIN)}`, 'gi'),
    where: ['code'],
  },
  {
    ...MIXED,
    says: new RegExp(
      [
        inProgram(hostsOf(mainnet), CHAINS.mainnet, CHAINS.testnet),
        inProgram(hostsOf(testnet), CHAINS.testnet, CHAINS.mainnet),
      ].join('|'),
      'g',
    ),
    where: ['program'],
  },
]
