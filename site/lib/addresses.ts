import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { bech32 } from '@scure/base'

/** The forms of one account address. */
export interface AddressForms {
  /** Hex with EIP-55 checksum. */
  readonly hex: string
  readonly account: string
  readonly validator: string
}

export type AddressResult =
  | { readonly ok: true; readonly forms: AddressForms }
  | { readonly ok: false; readonly message: string }

export interface AddressPrefixes {
  readonly account: string
  readonly validator: string
}

const ADDRESS_BYTES = 20

/** Converts any form of an address to every form; reports wrong checksums, prefixes and lengths. */
export function convertAddress(text: string, prefixes: AddressPrefixes): AddressResult {
  const input = text.trim()
  if (input === '') return failed('Enter an address.')
  if (/^[\da-f]{40}$/i.test(input))
    return failed('A hex address starts with 0x: write it in front.')
  return /^0x/i.test(input) ? fromHex(input, prefixes) : fromBech32(input, prefixes)
}

function fromHex(input: string, prefixes: AddressPrefixes): AddressResult {
  const digits = input.slice(2)
  if (!/^[\da-f]*$/i.test(digits)) {
    return failed('A hex address holds only the digits 0-9 and the letters a-f.')
  }
  if (digits.length !== ADDRESS_BYTES * 2) {
    return failed(`A hex address has 40 digits after 0x; this one has ${digits.length}.`)
  }
  const bytes = hexToBytes(digits.toLowerCase())
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  if (isMixed && checksummed(bytes) !== `0x${digits}`) {
    return failed('The checksum (upper and lower case) is wrong: a letter was changed.')
  }
  return { ok: true, forms: formsOf(bytes, prefixes) }
}

function fromBech32(input: string, prefixes: AddressPrefixes): AddressResult {
  const separator = input.lastIndexOf('1')
  const prefix = input.slice(0, Math.max(separator, 0)).toLowerCase()
  const known = [prefixes.account, prefixes.validator]
  if (!known.includes(prefix)) {
    const expected = `An address starts with ${known.join('1 or ')}1, or with 0x.`
    return failed(prefix === '' ? expected : `The prefix is "${prefix}". ${expected}`)
  }
  if (input !== input.toLowerCase() && input !== input.toUpperCase())
    return failed('Capital and small letters are mixed. Write such an address in small letters.')
  try {
    const { words } = bech32.decode(input as `${string}1${string}`)
    const bytes = bech32.fromWords(words)
    if (bytes.length !== ADDRESS_BYTES) {
      return failed(`An account has ${ADDRESS_BYTES} bytes; this address has ${bytes.length}.`)
    }
    return { ok: true, forms: formsOf(bytes, prefixes) }
  } catch {
    return failed('The checksum is wrong: a character was changed, left out or added.')
  }
}

function formsOf(bytes: Uint8Array, prefixes: AddressPrefixes): AddressForms {
  const words = bech32.toWords(bytes)
  return {
    hex: checksummed(bytes),
    account: bech32.encode(prefixes.account, words),
    validator: bech32.encode(prefixes.validator, words),
  }
}

/** EIP-55: the case of each letter encodes a bit of the address's hash. */
export function checksummed(bytes: Uint8Array): string {
  const digits = bytesToHex(bytes)
  const hash = bytesToHex(keccak_256(new TextEncoder().encode(digits)))
  const cased = [...digits].map((digit, index) =>
    Number.parseInt(hash[index] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  )
  return `0x${cased.join('')}`
}

function failed(message: string): AddressResult {
  return { ok: false, message }
}
