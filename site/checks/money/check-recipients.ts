import { bech32 } from '@scure/base'
import { l2Testnet } from '../../facts/l2-testnet.ts'
import { tokens } from '../../facts/tokens.ts'
import { type Fault, pageCheck, type ReadText } from '../page-check.ts'
import { isWithoutValue } from './networks.ts'
import { argumentsOf, recipientOf, type SentCommand, sentCommandsOf } from './sent-commands.ts'

const EVM_ADDRESS = /^0x[0-9a-fA-F]{40}$/
const CONTRACTS: ReadonlyMap<string, string> = new Map(
  [
    ...Object.entries(tokens).map(([name, { address }]) => [`token ${name}`, address.value]),
    ...Object.values(l2Testnet.contracts).flatMap((layer) =>
      Object.entries(layer).map(([name, { value }]) => [`contract ${name}`, value]),
    ),
  ].map(([name = '', address = '']) => [address.toLowerCase(), name]),
)
/** The staking precompile and its neighbours, which are part of the node. */
const PRECOMPILE = /^0x0{36}0[48]0\d$/
const ADDRESS_OR_VARIABLE = /^(?:0x[0-9a-fA-F]{40}$|\$|0xREPLACE)/

/**
 * Checks that a block which moves coins of value names no recipient that works: pasted as it stands,
 * it must fail, and not pay an address to which nobody has the key.
 */
export const checkRecipients = pageCheck(function* (read) {
  for (const sent of sentCommandsOf(read)) {
    if (sent.program === 'cast') yield* contractCalled(sent, read)
    const recipient = recipientOf(sent) ?? ''
    const hasNoValue = sent.place.tab === 'testnet' || isWithoutValue(sent.rest)
    if (!hasNoValue && isAddress(recipient) && contractAt(recipient) === undefined)
      yield {
        code: 'recipient/works',
        line: sent.line,
        found: `${recipient} as the recipient of a block that may be for mainnet`,
        expected: 'a recipient that no node accepts, such as haqq1REPLACE_WITH_THE_ADDRESS',
        fix: 'write a placeholder, or send on the test network: whoever pastes the block would pay an address that belongs to nobody',
      }
  }
})

function* contractCalled({ rest, line, block }: SentCommand, { lines }: ReadText): Iterable<Fault> {
  const [to = '', call] = argumentsOf(rest)
  const name = contractAt(to)
  // A plain transfer to a contract, which may have no way to give the coins back.
  if (name !== undefined && call === undefined)
    yield {
      code: 'recipient/contract',
      line,
      found: `a plain transfer to ${to}, the ${name}`,
      expected: 'a call of the function that is made for the purpose',
      fix: "write the function, such as 'deposit()' or 'depositETH(uint32,bytes)': coins that arrive by a plain transfer may be lost",
    }
  if (name !== undefined || call === undefined) return
  // A contract of the reader, whose code the page must have looked at: without code a call succeeds.
  const isSeen = lines
    .slice(0, block.firstLine - 1)
    .some((one) => /\bcast code\b/.test(one.content))
  if (ADDRESS_OR_VARIABLE.test(to) && !PRECOMPILE.test(to) && !isSeen)
    yield {
      code: 'recipient/no-code',
      line,
      found: `a call of ${to} on a page that has not looked at its code`,
      expected: '`cast code` above it',
      fix: 'let the reader see that there is code: a call of an address without code succeeds, costs gas and does nothing',
    }
}

const contractAt = (address: string) => CONTRACTS.get(address.toLowerCase())

function isAddress(word: string): boolean {
  return EVM_ADDRESS.test(word) || bech32.decodeUnsafe(word, 120) !== undefined
}
