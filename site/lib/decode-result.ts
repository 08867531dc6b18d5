import { fromBaseUnits } from './units.ts'

/** Units of gas prices: 1 gwei is 10^9 base units. */
const GWEI_DECIMALS = 9

/**
 * What a number in the answer of a JSON-RPC method says, for the type of the method's result:
 * `"0x1312d00"` is `20,000,000`, an amount is in ISLM, a price of gas in gwei. `undefined` for
 * anything else.
 */
export function decodedResult(type: string, json: string): string | undefined {
  const hex = /^"(0x[\da-f]+)"$/i.exec(json.trim())?.[1]
  if (hex === undefined || !type.startsWith('QUANTITY')) return undefined
  const value = BigInt(hex)
  if (type.endsWith('aISLM per gas')) return `${decimal(value, GWEI_DECIMALS)} gwei`
  if (type.endsWith('aISLM')) {
    const amount = fromBaseUnits(String(value))
    return amount.ok ? `${amount.value} ISLM` : undefined
  }
  return value.toLocaleString('en')
}

/** `22500000000` with 9 decimals is `22.5`. */
function decimal(value: bigint, decimals: number): string {
  const digits = String(value).padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`.replace(/\.?0+$/, '')
}
