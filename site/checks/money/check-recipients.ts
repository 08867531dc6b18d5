import { bech32 } from '@scure/base'
import { l2Testnet } from '../../facts/l2-testnet.ts'
import { tokens } from '../../facts/tokens.ts'
import type { Fault, PageCheck } from '../procedures/page-check.ts'
import { argumentsOf } from './command-arguments.ts'
import { isWithoutValue } from './networks.ts'
import { recipientOf, type SentCommand, sentBlocksOf } from './sent-blocks.ts'

const EVM_ADDRESS = /^0x[0-9a-fA-F]{40}$/
const CONTRACTS: ReadonlyMap<string, string> = new Map(
  [
    ...Object.entries(tokens).map(([name, { address }]) => [`token ${name}`, address.value]),
    ...Object.values(l2Testnet.contracts).flatMap((layer) =>
      Object.entries(layer).map(([name, { value }]) => [`contract ${name}`, value]),
    ),
  ].map(([name = '', address = '']) => [address.toLowerCase(), name]),
)

/**
 * Checks that a block which moves coins of value names no recipient that works: pasted as it stands,
 * it must fail, and not pay an address that nobody has the key of.
 */
export const checkRecipients: PageCheck = ({ file, text }) =>
  sentBlocksOf(text)
    .flatMap(({ block, sends, place }) =>
      sends.flatMap((sent) => [
        ...contractPaid(sent),
        ...codeUnseen(sent, text, block.firstLine),
        ...(place.tab === 'testnet' || isWithoutValue(sent.rest) ? [] : working(sent)),
      ]),
    )
    .map((fault) => ({ ...fault, file }))

function working(sent: SentCommand): Fault[] {
  const recipient = recipientOf(sent)
  if (recipient === undefined || !isAddress(recipient) || isContract(recipient)) return []
  return [
    {
      code: 'recipient/works',
      line: sent.line,
      found: `${recipient} as the recipient of a block that may be for mainnet`,
      expected: 'a recipient that no node accepts, such as haqq1REPLACE_WITH_THE_ADDRESS',
      fix: 'write a placeholder, or send on the test network: whoever pastes the block would pay an address that belongs to nobody',
    },
  ]
}

/** A plain transfer to a contract, which may have no way to give the coins back. */
function contractPaid({ program, rest, line }: SentCommand): Fault[] {
  const [to = '', call] = program === 'cast' ? argumentsOf(rest) : []
  const name = CONTRACTS.get(to.toLowerCase())
  if (name === undefined || call !== undefined) return []
  return [
    {
      code: 'recipient/contract',
      line,
      found: `a plain transfer to ${to}, the ${name}`,
      expected: 'a call of the function that is made for the purpose',
      fix: "write the function, such as 'deposit()' or 'depositETH(uint32,bytes)': coins that arrive by a plain transfer may be lost",
    },
  ]
}

/** The staking precompile and its neighbours, which are part of the node. */
const PRECOMPILE = /^0x0{36}0[48]0\d$/
const ADDRESS_OR_VARIABLE = /^(?:0x[0-9a-fA-F]{40}$|\$|0xREPLACE)/

/** A call of a contract of the reader, whose code the page has not looked at: without code it succeeds. */
function codeUnseen({ program, rest, line }: SentCommand, text: string, before: number): Fault[] {
  const [to = '', call] = program === 'cast' ? argumentsOf(rest) : []
  if (call === undefined || !ADDRESS_OR_VARIABLE.test(to)) return []
  if (PRECOMPILE.test(to) || isContract(to)) return []
  const above = text.split('\n').slice(0, before - 1)
  if (above.some((content) => /\bcast code\b/.test(content))) return []
  return [
    {
      code: 'recipient/no-code',
      line,
      found: `a call of ${to} on a page that has not looked at its code`,
      expected: '`cast code` above it',
      fix: 'let the reader see that there is code: a call of an address without code succeeds, costs gas and does nothing',
    },
  ]
}

const isContract = (address: string) => CONTRACTS.has(address.toLowerCase())

function isAddress(word: string): boolean {
  return EVM_ADDRESS.test(word) || bech32.decodeUnsafe(word, 120) !== undefined
}
