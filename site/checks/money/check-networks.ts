import { ibc } from '../../facts/ibc.ts'
import { mainnet } from '../../facts/mainnet.ts'
import { testnet } from '../../facts/testnet.ts'
import { ownValue } from '../../lib/own-value.ts'
import {
  type Fault,
  type Line,
  linesOf,
  matchesIn,
  pageCheck,
  readText,
  type SourceCheck,
} from '../page-check.ts'
import { placesOf } from './block-places.ts'
import {
  argumentsOf,
  flagOf,
  recipientOf,
  type SentCommand,
  sentCommandsOf,
} from './sent-commands.ts'

type Network = 'mainnet' | 'testnet'

/** Prefix of the addresses of each chain that a channel leads to. */
const PREFIXES: Readonly<Record<string, string>> = {
  gravityBridge: 'gravity',
  axelar: 'axelar',
  osmosis: 'osmo',
  cosmosHub: 'cosmos',
  noble: 'noble',
  kava: 'kava',
  stride: 'stride',
}

/** What only one of the networks has, as the name of its fact in the source of a page. */
const IDENTIFIES =
  /\{\{(?:ibc\.)?(mainnet|testnet)\.(?:[a-z]\w*\.(?:channel|client|connection)\b|rpc\.|thirdParty\.|cosmosChainId|evmChainId|evmNetworkId|explorer\.|stateSync\.|seeds\.|genesis\.)[\w.]*\}\}/g

/** How a text names a network. */
const NETWORK_NAMES = {
  mainnet: new RegExp(`\\b(?:main network|mainnet|${mainnet.name.value})\\b`, 'i'),
  testnet: new RegExp(`\\b(?:test network|test ?net|TestEdge2|${testnet.name.value})\\b`, 'i'),
} as const

const LINK = /\[([^\]]{0,400})\]\((\{\{(?:mainnet|testnet)\.[^)]{0,400})\)/g
/** Buttons that add a network to a wallet. */
const BUTTON = /^\s*::add-(?:network|to-keplr)\{network="(mainnet|testnet)"/g

/** Checks that a block is for the network that its tab or its step names. */
export const checkNetworks: SourceCheck = pageCheck(function* (read, { source }) {
  const written = readText(source)
  const places = placesOf(written)
  const sent = sentCommandsOf(read)
  const sending = new Set(sent.map(({ block }) => block.line))
  const blocks = written.fences.map((fence) => ({ ...fence, ...places(fence.line) }))
  for (const { code, firstLine, line, tab, step } of blocks) {
    const meant = networkOf(tab) ?? (sending.has(line) ? namedBy(step) : undefined)
    yield* otherFacts(linesOf(code, firstLine), meant)
  }
  // Steps of a section in which something is sent, without tabs: all are for one network.
  const untabbed = blocks.filter(({ tab }) => tab === undefined)
  for (const { line, step, heading, code } of untabbed) {
    const [meant, other] = new Set(Array.from(code.matchAll(IDENTIFIES), ([, name]) => name))
    if (!sending.has(line) || namedBy(step) !== undefined || other !== undefined) continue
    for (const block of untabbed.filter((one) => one.heading === heading))
      yield* otherFacts(linesOf(block.code, block.firstLine), networkOf(meant))
  }
  for (const row of written.lines.filter(({ content }) => /^\s*\|.*\{\{/.test(content)))
    yield* otherFacts([row], networkOf(places(row.line).tab))
  for (const { line, match } of matchesIn(written.prose, LINK))
    yield* otherFacts(linesOf(match[2] ?? '', line), namedBy(match[1] ?? ''))
  for (const { content, line, match } of matchesIn(written.lines, BUTTON)) {
    const { tab, step } = places(line)
    const meant = networkOf(tab) ?? namedBy(step)
    if (meant !== undefined && meant !== match[1])
      yield {
        code: 'network/other',
        line,
        found: content.trim(),
        expected: `network="${meant}", which the tab or the text of the step names`,
        fix: 'add the network that the text names',
      }
  }
  for (const one of sent) yield* channelOf(one)
})

const networkOf = (tab = ''): Network | undefined =>
  tab === 'mainnet' || tab === 'testnet' ? tab : undefined

/** The one network that the text of a step names. */
function namedBy(step: string): Network | undefined {
  const words = step
    .replaceAll('{{testnet.name}}', 'TestEdge2')
    .replaceAll('{{mainnet.name}}', 'mainnet')
    .replace(/\]\([^()]*\)/g, ']')
  const [isMain, isTest] = [NETWORK_NAMES.mainnet.test(words), NETWORK_NAMES.testnet.test(words)]
  if (isMain === isTest) return undefined
  return isMain ? 'mainnet' : 'testnet'
}

/** Facts of another network than the one that is meant. */
function* otherFacts(lines: readonly Line[], meant: Network | undefined): Iterable<Fault> {
  for (const { line, found, match } of matchesIn(lines, IDENTIFIES))
    if (meant !== undefined && match[1] !== meant)
      yield {
        code: 'network/other',
        line,
        found,
        expected: `a fact of ${meant}, which the tab or the text of the step names`,
        fix: 'use the fact of that network: a rehearsal on the wrong one moves real coins',
      }
}

/** A transfer over a channel goes to an address of the chain behind it. */
function* channelOf(sent: SentCommand): Iterable<Fault> {
  const [command, , , channel = ''] = argumentsOf(sent.rest)
  const prefix = /^([a-z]+)1/.exec(recipientOf(sent) ?? '')?.[1]
  if (sent.program !== 'haqqd' || command !== 'ibc-transfer') return
  if (prefix === undefined || channel.startsWith('$')) return
  const behind = networksOf(sent)
    .flatMap((network) => Object.entries(network))
    .filter(([, one]) => one.channel.value === channel)
    .map(([chain, { counterparty }]) => ({
      begins: `${ownValue(PREFIXES, chain)}1`,
      leadsTo: counterparty.value,
    }))
  if (behind.some(({ begins }) => begins === `${prefix}1`)) return
  const right = behind.map(
    ({ begins, leadsTo }) =>
      `an address that begins with ${begins}, because ${channel} leads to ${leadsTo}`,
  )
  yield {
    code: 'network/channel',
    line: sent.line,
    found: `${channel} to an address that begins with ${prefix}1`,
    expected: right.join(', or ') || 'a channel of the facts of this network',
    fix: 'take channel and recipient of one chain: over another channel the coins become a token that nobody accepts',
  }
}

/** The channels of the chain that a command names; of both if it is in a variable. */
function networksOf({ rest }: SentCommand) {
  const id = flagOf(rest, '--chain-id')
  if (id === mainnet.cosmosChainId.value) return [ibc.mainnet]
  return id === testnet.cosmosChainId.value ? [ibc.testnet] : [ibc.mainnet, ibc.testnet]
}
