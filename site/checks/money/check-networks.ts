import { ibc } from '../../facts/ibc.ts'
import { mainnet } from '../../facts/mainnet.ts'
import { testnet } from '../../facts/testnet.ts'
import {
  codeLines,
  type Fault,
  type Line,
  linesOf,
  matchesIn,
  pageCheck,
  type ReadText,
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

/** What only one of the networks has: a fact in the source of a page, or a button that adds it. */
const IDENTIFIES =
  /(?:\{\{(?:ibc\.)?|^\s*::add-(?:network|to-keplr)\{network=")(mainnet|testnet)(?:\.(?:[a-z]\w*\.(?:channel|client|connection)\b|rpc\.|thirdParty\.|cosmosChainId|evmChainId|evmNetworkId|explorer\.|stateSync\.|seeds\.|genesis\.)[\w.]*\}\}|"[^}]*\})/g

/** How a text names a network. */
const NETWORK_NAMES = {
  mainnet: new RegExp(`\\b(?:main network|mainnet|${mainnet.name.value})\\b`, 'i'),
  testnet: new RegExp(`\\b(?:test network|test ?net|TestEdge2|${testnet.name.value})\\b`, 'i'),
} as const

/** Adds a network to a wallet. */
const BUTTON = /^\s*::add-(?:network|to-keplr)\{/
const LINK = /\[([^\]]{0,400})\]\((\{\{(?:mainnet|testnet)\.[^)]{0,400})\)/g

/** Lines of a source, and the network that the text means there. */
type MeantLines = readonly [lines: readonly Line[], meant: Network | undefined]

/** Checks that a block is for the network that its tab or its step names. */
export const checkNetworks: SourceCheck = pageCheck(function* (read, { source }) {
  const sent = sentCommandsOf(read)
  const sending = new Set(sent.map(({ block }) => block.line))
  for (const lines of meantLines(source, sending)) yield* otherFacts(lines)
  for (const one of sent) yield* channelOf(one)
})

/**
 * Lines with what only one network has, and the network that is meant there.
 * @param sending lines of blocks that send something
 */
function meantLines(source: string, sending: ReadonlySet<number>): readonly MeantLines[] {
  // Most pages name nothing of one network, and need not be parsed.
  if (!linesOf(source).some(({ content }) => content.search(IDENTIFIES) !== -1)) return []
  const written = readText(source)
  return [...inBlocks(written, sending), ...inText(written)]
}

function* inBlocks(written: ReadText, sending: ReadonlySet<number>): Iterable<MeantLines> {
  const blocks = written.fences.map((fence) => ({
    ...placesOf(written)(fence.line),
    isSending: sending.has(fence.line),
    code: codeLines([fence]),
  }))
  for (const { code, tab, step, isSending } of blocks)
    yield [code, networkOf(tab) ?? (isSending ? namedBy(step) : undefined)]
  // Steps of a section in which something is sent, without tabs: all are for one network.
  const untabbed = blocks.filter(({ tab }) => tab === undefined)
  for (const { code, step, heading, isSending } of untabbed) {
    const [meant, other] = new Set([...matchesIn(code, IDENTIFIES)].map(({ match }) => match[1]))
    if (isSending && namedBy(step) === undefined && other === undefined)
      for (const one of untabbed) if (one.heading === heading) yield [one.code, networkOf(meant)]
  }
}

/** Rows of tables, buttons and links. */
function* inText(written: ReadText): Iterable<MeantLines> {
  const places = placesOf(written)
  for (const row of written.lines.filter(({ content }) => /^\s*\|.*\{\{/.test(content)))
    yield [[row], networkOf(places(row.line).tab)]
  for (const button of written.lines.filter(({ content }) => BUTTON.test(content))) {
    const { tab, step } = places(button.line)
    yield [[button], networkOf(tab) ?? namedBy(step)]
  }
  for (const { line, match } of matchesIn(written.prose, LINK))
    yield [linesOf(match[2] ?? '', line), namedBy(match[1] ?? '')]
}

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

/** What belongs to another network than the one that is meant. */
function* otherFacts([lines, meant]: MeantLines): Iterable<Fault> {
  for (const { line, found, match } of meant === undefined ? [] : matchesIn(lines, IDENTIFIES))
    if (match[1] !== meant)
      yield {
        code: 'network/other',
        line,
        found: found.trim(),
        expected: `${meant}, which the tab or the text of the step names`,
        fix: 'name that network: a rehearsal on the wrong one moves real coins',
      }
}

/** A transfer over a channel goes to an address of the chain behind it. */
function* channelOf(sent: SentCommand): Iterable<Fault> {
  const [command, , , channel = ''] = argumentsOf(sent.rest)
  const [begins] = /^[a-z]+1/.exec(recipientOf(sent) ?? '') ?? []
  if (sent.program !== 'haqqd' || command !== 'ibc-transfer') return
  if (begins === undefined || channel.startsWith('$')) return
  const right = networksOf(sent)
    .flatMap((network) => Object.values(network))
    .filter((one) => one.channel.value === channel)
    .map(({ prefix }) => `${prefix.value}1`)
  if (right.includes(begins)) return
  yield {
    code: 'network/channel',
    line: sent.line,
    found: `${channel} to an address that begins with ${begins}`,
    expected:
      right.length === 0
        ? 'a channel of the facts of this network'
        : `an address that begins with ${right.join(' or ')}`,
    fix: 'take channel and recipient of one chain: over another channel the coins become a token that nobody accepts',
  }
}

/** The channels of the chain that a command names; of both if it is in a variable. */
function networksOf({ rest }: SentCommand) {
  const id = flagOf(rest, '--chain-id')
  if (id === mainnet.cosmosChainId.value) return [ibc.mainnet]
  return id === testnet.cosmosChainId.value ? [ibc.testnet] : [ibc.mainnet, ibc.testnet]
}
