import type { ContentPage, Finding } from 'warraq/plugin'
import { codeFences, withoutCode } from 'warraq/plugin'
import { ibc } from '../../facts/ibc.ts'
import { mainnet } from '../../facts/mainnet.ts'
import { testnet } from '../../facts/testnet.ts'
import { ownValue } from '../../lib/own-value.ts'
import type { Fault } from '../procedures/page-check.ts'
import { placesOf } from './block-places.ts'
import { argumentsOf, flagOf } from './command-arguments.ts'
import { recipientOf, type SentCommand, sentBlocksOf } from './sent-blocks.ts'

type Network = 'mainnet' | 'testnet'
type Places = ReturnType<typeof placesOf>

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

/** Checks that a block is for the network that its tab or its step names. */
export function checkNetworks({
  file,
  text,
  source,
}: Pick<ContentPage, 'file' | 'text' | 'source'>): Finding[] {
  const sent = sentBlocksOf(text)
  const places = placesOf(source)
  const sending = new Set(sent.map(({ block }) => block.line))
  return [
    ...codeFences(source).flatMap(({ code, firstLine, line }) => {
      const { tab, step } = places(line)
      const meant = networkOf(tab) ?? (sending.has(line) ? namedBy(step) : undefined)
      return meant === undefined ? [] : otherFacts(code, firstLine, meant)
    }),
    ...tables(source, places),
    ...links(source),
    ...buttons(source, places),
    ...mixed(source, sending, places),
    ...sent.flatMap(({ sends }) => sends.flatMap(channelOf)),
  ].map((fault) => ({ ...fault, file }))
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

/** Steps of a section in which something is sent, without tabs: all are for one network. */
function mixed(source: string, sending: ReadonlySet<number>, places: Places): Fault[] {
  const blocks = codeFences(source)
    .map((fence) => ({ ...fence, ...places(fence.line) }))
    .filter(({ tab }) => tab === undefined)
  return blocks
    .filter(({ line, step }) => sending.has(line) && namedBy(step) === undefined)
    .flatMap(({ heading, code }) => {
      const [meant, other] = networksIn(code)
      if (meant === undefined || other !== undefined) return []
      return blocks
        .filter((block) => block.heading === heading)
        .flatMap((block) => otherFacts(block.code, block.firstLine, meant))
    })
}

const networksIn = (code: string): Network[] => [
  ...new Set([...code.matchAll(IDENTIFIES)].map(([, network]) => network as Network)),
]

function otherFacts(code: string, firstLine: number, meant: Network): Fault[] {
  return code.split('\n').flatMap((content, index) =>
    [...content.matchAll(IDENTIFIES)]
      .filter(([, network]) => network !== meant)
      .map(([found]) => ({
        code: 'network/other',
        line: firstLine + index,
        found,
        expected: `a fact of ${meant}, which the tab or the text of the step names`,
        fix: 'use the fact of that network: a rehearsal on the wrong one moves real coins',
      })),
  )
}

const LINK = /\[([^\]]{0,400})\]\((\{\{(?:mainnet|testnet)\.[^)]{0,400})\)/g

/** Links of a paragraph: the words of a link and its address name one network. */
function links(source: string): Fault[] {
  return withoutCode(source)
    .split('\n')
    .flatMap((content, index) =>
      [...content.matchAll(LINK)].flatMap(([, words = '', address = '']) => {
        const meant = namedBy(words)
        return meant === undefined ? [] : otherFacts(address, index + 1, meant)
      }),
    )
}

const BUTTON = /^\s*::add-(?:network|to-keplr)\{network="(mainnet|testnet)"/

/** Buttons that add a network to a wallet. */
function buttons(source: string, places: Places): Fault[] {
  return source.split('\n').flatMap((content, index): Fault[] => {
    const [found, network] = BUTTON.exec(content) ?? []
    if (found === undefined) return []
    const { tab, step } = places(index + 1)
    const meant = networkOf(tab) ?? namedBy(step)
    if (meant === undefined || meant === network) return []
    return [
      {
        code: 'network/other',
        line: index + 1,
        found: content.trim(),
        expected: `network="${meant}", which the tab or the text of the step names`,
        fix: 'add the network that the text names',
      },
    ]
  })
}

/** Rows of tables in a tab. */
function tables(source: string, places: Places): Fault[] {
  return source.split('\n').flatMap((content, index) => {
    if (!/^\s*\|.*\{\{/.test(content)) return []
    const meant = networkOf(places(index + 1).tab)
    return meant === undefined ? [] : otherFacts(content, index + 1, meant)
  })
}

/** A transfer over a channel goes to an address of the chain behind it. */
function channelOf(sent: SentCommand): Fault[] {
  const words = argumentsOf(sent.rest)
  if (sent.program !== 'haqqd' || words[0] !== 'ibc-transfer') return []
  const [channel = '', prefix] = [words[3], /^([a-z]+)1/.exec(recipientOf(sent) ?? '')?.[1]]
  if (prefix === undefined || channel.startsWith('$')) return []
  const behind = networksOf(sent).flatMap((network) =>
    Object.entries(network).filter(([, one]) => one.channel.value === channel),
  )
  if (behind.some(([chain]) => ownValue(PREFIXES, chain) === prefix)) return []
  return [
    {
      code: 'network/channel',
      line: sent.line,
      found: `${channel} to an address that begins with ${prefix}1`,
      expected:
        behind
          .map(
            ([chain, { counterparty }]) =>
              `an address that begins with ${ownValue(PREFIXES, chain)}1, because ${channel} leads to ${counterparty.value}`,
          )
          .join(', or ') || 'a channel of the facts of this network',
      fix: 'take channel and recipient of one chain: over another channel the coins become a token that nobody accepts',
    },
  ]
}

/** The channels of the chain that a command names; of both if it is in a variable. */
function networksOf({ rest }: SentCommand) {
  const id = flagOf(rest, '--chain-id')
  if (id === mainnet.cosmosChainId.value) return [ibc.mainnet]
  return id === testnet.cosmosChainId.value ? [ibc.testnet] : [ibc.mainnet, ibc.testnet]
}
