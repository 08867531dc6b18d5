import { ownValue } from './own-value.ts'

const QUANTITY = /^0x(?:0|[1-9a-f][\da-f]*)$/i
const HASH = /^0x[\da-f]{64}$/i
const BYTES = /^0x(?:[\da-f]{2})*$/i

/** Tags of a block; `safe` is refused where a method reads state. */
const STATE_TAGS = ['latest', 'finalized', 'pending', 'earliest']
const BLOCK_TAGS = [...STATE_TAGS, 'safe']

/** Types of `rpc-methods.json` whose text the node checks, with what it accepts. */
const CHECKS: Readonly<Record<string, (text: string) => string | undefined>> = {
  QUANTITY: quantityProblem,
  'QUANTITY | TAG': (text) => blockProblem(text, BLOCK_TAGS),
  'QUANTITY | TAG | 32-byte hash | EIP-1898 object': (text) =>
    HASH.test(text) ? undefined : blockProblem(text, STATE_TAGS),
  'DATA, 32 bytes': (text) =>
    HASH.test(text)
      ? undefined
      : `A hash is 0x and 64 hexadecimal digits; this has ${digitsOf(text)}.`,
  DATA: (text) =>
    BYTES.test(text) ? undefined : 'Bytes are 0x and two hexadecimal digits for each.',
}

/**
 * Why the node would refuse a text of this type, in words that say what to write; `undefined` if it
 * would not, or if nothing is known about the type.
 */
export function valueProblem(type: string, text: string): string | undefined {
  return ownValue(CHECKS, type)?.(text)
}

function blockProblem(text: string, tags: readonly string[]): string | undefined {
  if (tags.includes(text) || text.startsWith('{')) return undefined
  if (text === 'safe')
    return 'This method refuses safe. Write latest or finalized: a block is final.'
  if (/^[a-z]+$/i.test(text)) return `Write a height in hexadecimal, or ${listOf(tags)}.`
  return quantityProblem(text)
}

function quantityProblem(text: string): string | undefined {
  if (QUANTITY.test(text)) return undefined
  if (/^\d+$/.test(text)) return `Write ${text} in hexadecimal: 0x${BigInt(text).toString(16)}.`
  if (/^0x0+[\da-f]+$/i.test(text))
    return `Leave out leading zeros: 0x${BigInt(text).toString(16)}.`
  return 'A number is 0x and hexadecimal digits, such as 0x0.'
}

function digitsOf(text: string): string {
  return /^0x[\da-f]*$/i.test(text) ? String(text.length - 2) : 'other signs'
}

function listOf(tags: readonly string[]): string {
  return `${tags.slice(0, -1).join(', ')} or ${tags.at(-1)}`
}
