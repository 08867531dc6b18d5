import { fromBaseUnits } from './units.ts'

/** Units of gas prices: 1 gwei is 10^9 base units. */
const GWEI_DECIMALS = 9

/** Bits of the largest number that a word of 32 bytes is taken for; longer ones are addresses. */
const NUMBER_BITS = 96n
const ADDRESS_BITS = 160n

/**
 * What the answer of a JSON-RPC method says, for the type of the method's result: `"0x1312d00"` is
 * `20,000,000`, an amount is in ISLM, a price of gas in gwei. `undefined` for anything else.
 */
export function decodedResult(type: string, json: string): string | undefined {
  const text = json.trim()
  if (text === 'null' && type.endsWith('| null'))
    return 'this node does not know it; it is of another network, not on the chain yet, or pruned'
  const hex = /^"(0x[\da-f]+)"$/i.exec(text)?.[1]
  if (hex === undefined) return undefined
  const value = BigInt(hex)
  if (type.startsWith('DATA')) return wordOf(hex, value)
  if (!type.startsWith('QUANTITY')) return undefined
  if (type.endsWith('aISLM per gas')) return gwei(value)
  return type.endsWith('aISLM') ? islm(value) : count(value)
}

/** A word of 32 bytes as the number or the address that it contains. */
function wordOf(hex: string, value: bigint): string | undefined {
  if (hex.length !== 66) return undefined
  if (value < 1n << NUMBER_BITS) return `${count(value)} as a number`
  return value < 1n << ADDRESS_BITS ? `0x${hex.slice(26)} as an address` : undefined
}

export function count(value: bigint): string {
  return value.toLocaleString('en')
}

export function islm(value: bigint): string | undefined {
  const amount = fromBaseUnits(String(value))
  return amount.ok ? `${amount.value} ISLM` : undefined
}

/** A price of gas in base units: `22500000000` is `22.5 gwei`. */
export function gwei(value: bigint): string {
  const digits = String(value).padStart(GWEI_DECIMALS + 1, '0')
  const decimal = `${digits.slice(0, -GWEI_DECIMALS)}.${digits.slice(-GWEI_DECIMALS)}`
  return `${decimal.replace(/\.?0+$/, '')} gwei`
}
