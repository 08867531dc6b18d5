import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { type AbiEntry, signatureOf } from './abi.ts'

/** The first four bytes of a call, or the whole first topic of an event. */
export function selectorOf(entry: AbiEntry): string {
  const hash = bytesToHex(keccak_256(new TextEncoder().encode(signatureOf(entry))))
  return `0x${entry.type === 'event' ? hash : hash.slice(0, 8)}`
}
