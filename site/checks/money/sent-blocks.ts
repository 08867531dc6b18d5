import { ownValue } from '../../lib/own-value.ts'
import { type ShellBlock, shellBlocksOf } from '../procedures/page-blocks.ts'
import { programOf } from '../program-of.ts'
import type { ShellCommand } from '../shell-commands.ts'
import { type BlockPlace, placesOf } from './block-places.ts'
import { argumentsOf, flagOf } from './command-arguments.ts'

/** A command that signs and sends a transaction. */
export interface SentCommand {
  readonly program: 'haqqd' | 'cast'
  /** Its arguments, with variables filled in from assignments above it on the page. */
  readonly rest: readonly string[]
  readonly line: number
}

/** A shell block with what it sends, and with the place that explains it. */
export interface SentBlock {
  readonly block: ShellBlock
  readonly sends: readonly SentCommand[]
  readonly place: BlockPlace
}

const ASSIGNMENT = /^([A-Za-z_]\w*)=([^$]+)$/
const VARIABLE = /\$\{?(\w+)\}?/g
/** The variable from which `cast` takes its endpoint. */
const CAST_ENDPOINT = 'ETH_RPC_URL'
const PREPARES_ONLY = /^--(?:dry-run|offline)\b/
const SENDS_NOTHING =
  /^(?:sign|sign-batch|multisign|multisign-batch|encode|decode|validate-signatures)$/

/** The blocks of a page that send transactions, in reading order. */
export function sentBlocksOf(text: string): SentBlock[] {
  const values = new Map<string, string>()
  const filled = (word: string) =>
    word.replace(VARIABLE, (whole, name: string) => values.get(name) ?? whole)
  const places = placesOf(text)
  return shellBlocksOf(text).flatMap((block) => {
    const place = places(block.line)
    const before = new Map(values)
    const sends: SentCommand[] = []
    for (const command of block.commands) {
      for (const word of command.words) {
        const [, name, value] = ASSIGNMENT.exec(filled(word)) ?? []
        if (name !== undefined && value !== undefined) values.set(name, value)
      }
      const sent = sentBy({ ...command, words: command.words.map(filled) }, values)
      if (sent !== undefined) sends.push(sent)
    }
    // Below tabs, a variable has the value of the tab that is open first.
    if (place.tab === 'testnet') for (const [name, value] of before) values.set(name, value)
    return sends.length === 0 ? [] : [{ block, sends, place }]
  })
}

function sentBy(
  { words, line }: ShellCommand,
  values: ReadonlyMap<string, string>,
): SentCommand | undefined {
  const called = programOf(words)
  if (called === undefined) return undefined
  const { name, rest } = called
  if (name === 'cast' && rest[0] === 'send') {
    const endpoint = flagOf(rest, '--rpc-url') ?? values.get(CAST_ENDPOINT)
    const asked = endpoint === undefined ? [] : ['--rpc-url', endpoint]
    return { program: name, rest: [...rest.slice(1), ...asked], line }
  }
  if (name !== 'haqqd' || rest[0] !== 'tx' || SENDS_NOTHING.test(rest[1] ?? '')) return undefined
  return rest.some((word) => PREPARES_ONLY.test(word))
    ? undefined
    : { program: name, rest: rest.slice(1), line }
}

/** The place of the recipient among the arguments, after the names of the commands. */
const RECIPIENT_AT: Readonly<Record<string, number>> = {
  'bank send': 1,
  'haqqvesting create-clawback-vesting-account': 0,
  'haqqvesting convert-into': 0,
  'haqqvesting update-vesting-funder': 1,
  'liquidvesting liquidate': 1,
  'liquidvesting redeem': 1,
  'ucdao transfer-ownership': 1,
  'ucdao transfer-ownership-with-amount': 1,
  'ibc-transfer transfer': 2,
  'distribution set-withdraw-addr': 0,
}

/** Who receives the coins of a command. */
export function recipientOf({ program, rest }: SentCommand): string | undefined {
  const words = argumentsOf(rest)
  if (program === 'haqqd') {
    const at = ownValue(RECIPIENT_AT, words.slice(0, 2).join(' '))
    return at === undefined ? undefined : words[2 + at]
  }
  const isPlain = words.length === 1 && flagOf(rest, '--value') !== undefined
  return isPlain ? words[0] : undefined
}
