import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { bech32 } from '@scure/base'
import { bech32 as bech32Prefixes } from '../facts/common.ts'
import { matchesIn, pageCheck } from './page-check.ts'

const EVM_ADDRESS = /(?<![\w])0x[0-9a-fA-F]{40}(?![\w])/g
/** Lengths in bytes of an account, and of an account that a module derives. */
const BECH32_LENGTHS: readonly number[] = [20, 32]
/** With fewer characters after the prefix it is a placeholder, such as `haqq1youraddress`. */
const MIN_BECH32_DATA = 30

const PREFIXES = [bech32Prefixes.account, bech32Prefixes.validator, bech32Prefixes.consensus]
const BECH32_ADDRESS = new RegExp(
  `(?<![\\w])(?:${PREFIXES.map(({ value }) => value).join('|')})1[a-z0-9]{${MIN_BECH32_DATA},}(?![\\w…]|\\.\\.)`,
  'gi',
)

/**
 * Checks that every complete address has a correct checksum. In code an EVM address may be all
 * lower case, as nodes return it; elsewhere it needs the EIP-55 checksum.
 */
export const checkAddresses = pageCheck(function* ({ lines, fences }) {
  const isCode = (at: number) => fences.some(({ line, lastLine }) => line <= at && at <= lastLine)
  for (const { line, found } of matchesIn(lines, EVM_ADDRESS)) {
    const right = evmChecksum(found)
    if (found !== right && !(isCode(line) && found === found.toLowerCase()))
      yield {
        code: 'address/checksum',
        line,
        found,
        expected: 'an address with the checksum of EIP-55',
        fix: `write ${right} when it is the right address; a wrong letter changes the address`,
      }
  }
  for (const { line, found } of matchesIn(lines, BECH32_ADDRESS)) {
    const expected = expectedBech32(found)
    const fix = 'copy the address again from its source'
    if (expected !== undefined) yield { code: 'address/checksum', line, found, expected, fix }
  }
})

/** The address with the upper-case letters of its EIP-55 checksum. */
function evmChecksum(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
  const isUpper = (index: number) => Number.parseInt(hash[index] ?? '0', 16) >= 8
  return `0x${[...digits].map((digit, at) => (isUpper(at) ? digit.toUpperCase() : digit)).join('')}`
}

/** What an address should have been; undefined if it is right. */
function expectedBech32(address: string): string | undefined {
  const words = bech32.decodeUnsafe(address)?.words
  const length = words && bech32.fromWordsUnsafe(words)?.length
  if (length === undefined) return 'a bech32 address with a right checksum'
  return BECH32_LENGTHS.includes(length)
    ? undefined
    : `an address of ${BECH32_LENGTHS.join(' or ')} bytes, this has ${length}`
}
