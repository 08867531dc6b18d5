import { once } from '../../lib/once.ts'
import { ownValue } from '../../lib/own-value.ts'
import type { ReadText } from '../page-check.ts'
import { type ShellBlock, shellBlocksOf } from '../shell-blocks.ts'
import { assign, called, filled, type ShellCommand, type ShellValues } from '../shell-commands.ts'
import { type BlockPlace, placesOf } from './block-places.ts'

/** A command that signs and sends a transaction. */
export interface SentCommand {
  readonly program: 'haqqd' | 'cast'
  /** Its arguments, with variables filled in from assignments above it on the page. */
  readonly rest: readonly string[]
  readonly line: number
  readonly block: ShellBlock
  /** What explains its block. */
  readonly place: BlockPlace
}

/** The variable from which `cast` takes its endpoint. */
const CAST_ENDPOINT = 'ETH_RPC_URL'
const PREPARES_ONLY = /^--(?:dry-run|offline)\b/
/** Subcommands of `tx` that send nothing. */
const SENDS_NOTHING =
  /^(?:sign|sign-batch|multisign|multisign-batch|encode|decode|validate-signatures)$/

/** What the blocks of a page send, in reading order. */
export const sentCommandsOf = once((read: ReadText): SentCommand[] => {
  const values: ShellValues = new Map()
  return shellBlocksOf(read).flatMap((block) => {
    const place = placesOf(read)(block.line)
    const before = [...values]
    const sent = block.commands.flatMap(({ words, line }) => {
      for (const word of words) assign(filled(word, values), values)
      const sending = sentBy(called(words.map((word) => filled(word, values))), values)
      return sending === undefined ? [] : [{ ...sending, line, block, place }]
    })
    // Below tabs, a variable has the value of the tab that is open first.
    if (place.tab === 'testnet') for (const [name, value] of before) values.set(name, value)
    return sent
  })
})

function sentBy(
  { program, rest }: Pick<ShellCommand, 'program' | 'rest'>,
  values: ShellValues,
): Pick<SentCommand, 'program' | 'rest'> | undefined {
  if (program === 'cast' && rest[0] === 'send') {
    const endpoint = flagOf(rest, '--rpc-url') ?? values.get(CAST_ENDPOINT)
    const asked = endpoint === undefined ? [] : ['--rpc-url', endpoint]
    return { program, rest: [...rest.slice(1), ...asked] }
  }
  return sends({ program, rest }) ? { program: 'haqqd', rest: rest.slice(1) } : undefined
}

/** Whether a command of `haqqd` signs what it or another command sends. */
export function sends({ program, rest }: Pick<ShellCommand, 'program' | 'rest'>): boolean {
  if (program !== 'haqqd' || rest[0] !== 'tx' || SENDS_NOTHING.test(rest[1] ?? '')) return false
  return !rest.some((word) => PREPARES_ONLY.test(word))
}

/** Flags of these programs that take no value. */
const SWITCH =
  /^(?:-y|--(?:yes|legacy|broadcast|ledger|json|async|generate-only|commission|merge|create|interactive))$/

/** The value of a flag, written `--flag value` or `--flag=value`. */
export function flagOf(rest: readonly string[], flag: string): string | undefined {
  const at = rest.findIndex((word) => word === flag || word.startsWith(`${flag}=`))
  return rest[at] === flag ? rest[at + 1] : rest[at]?.slice(flag.length + 1)
}

/** The arguments that are neither flags nor their values. */
export function argumentsOf(rest: readonly string[]): string[] {
  const found: string[] = []
  for (let at = 0; at < rest.length; at++) {
    const word = rest[at] ?? ''
    if (!word.startsWith('-')) found.push(word)
    else if (!word.includes('=') && !SWITCH.test(word)) at++
  }
  return found
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
