import { withoutCode } from 'warraq/plugin'
import { type ShellBlock, shellBlocksOf } from '../procedures/page-blocks.ts'
import { programOf } from '../program-of.ts'
import type { ShellCommand } from '../shell-commands.ts'

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

/** Where on a page a block is. */
export interface BlockPlace {
  /** Value of the tab around it: `mainnet`. */
  readonly tab?: string
  /** Line of the nearest heading above it, 0 at the beginning of a page. */
  readonly heading: number
  /** The text of its step above it, or of its section. */
  readonly step: string
  /** The text of its section above it. */
  readonly section: string
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

/** Flags of these programs that take no value. */
const SWITCHES: ReadonlySet<string> = new Set(
  '-y --yes --legacy --broadcast --ledger --json --async --generate-only --commission --merge --create --interactive'.split(
    ' ',
  ),
)

const ITEM = /^\s{0,3}\d+\. /
const TAB = /^\s*:{3,}tab\{value="([\w-]+)"/
const OPENS = /^\s*(:{3,})\w/
const CLOSES = /^\s*(:{3,})\s*$/

/** Tells the place on a page from the line of an opening fence. */
export function placesOf(text: string): (line: number) => BlockPlace {
  const lines = text.split('\n')
  const allProse = withoutCode(text).split('\n')
  return (line) => placeIn(allProse.slice(0, line - 1), /^\s/.test(lines[line - 1] ?? ''))
}

/**
 * @param prose the lines above a block, without code
 * @param isIndented whether the block belongs to an item of a list
 */
function placeIn(prose: readonly string[], isIndented: boolean): BlockPlace {
  const heading = prose.findLastIndex((content) => /^#{1,6} /.test(content)) + 1
  const item = isIndented ? prose.findLastIndex((content) => ITEM.test(content)) + 1 : 0
  const start = Math.max(item, heading)
  const tab = tabAt(prose)
  return {
    heading,
    step: prose.slice(Math.max(0, start - 1)).join('\n'),
    section: prose.slice(heading).join('\n'),
    ...(tab !== undefined && { tab }),
  }
}

/** The innermost tab that is open after some lines. */
function tabAt(lines: readonly string[]): string | undefined {
  const open: { readonly colons: string; readonly tab: string | undefined }[] = []
  for (const line of lines) {
    const colons = CLOSES.exec(line)?.[1]
    if (colons !== undefined) {
      const at = open.findLastIndex((one) => one.colons === colons)
      if (at >= 0) open.length = at
    } else if (OPENS.test(line))
      open.push({ colons: OPENS.exec(line)?.[1] ?? '', tab: TAB.exec(line)?.[1] })
  }
  return open.findLast(({ tab }) => tab !== undefined)?.tab
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
    const at = RECIPIENT_AT[words.slice(0, 2).join(' ')]
    return at === undefined ? undefined : words[2 + at]
  }
  const isPlain = words.length === 1 && flagOf(rest, '--value') !== undefined
  return isPlain ? words[0] : undefined
}

/** The value of a flag, written `--flag value` or `--flag=value`. */
export function flagOf(rest: readonly string[], flag: string): string | undefined {
  const at = rest.findIndex((word) => word === flag || word.startsWith(`${flag}=`))
  if (at < 0) return undefined
  const word = rest[at] ?? ''
  return word === flag ? rest[at + 1] : word.slice(flag.length + 1)
}

/** The arguments that are neither flags nor their values. */
export function argumentsOf(rest: readonly string[]): string[] {
  const found: string[] = []
  for (let at = 0; at < rest.length; at++) {
    const word = rest[at] ?? ''
    if (!word.startsWith('-')) found.push(word)
    else if (!word.includes('=') && !SWITCHES.has(word)) at++
  }
  return found
}
