import { coin } from '../facts/common.ts'
import { count, gwei, islm } from './decode-result.ts'
import { readJson } from './lossless-json.ts'

/** A field of an answer, and what its value says. */
export interface DecodedField {
  /** Where it stands: `logs[0].blockNumber`. */
  readonly path: string
  readonly means: string
}

/** More than fit beside an answer help nobody. */
const MAX_FIELDS = 12

const COUNTS =
  'number blockNumber oldestBlock gas gasLimit gasUsed cumulativeGasUsed nonce size transactionIndex logIndex chainId pending queued'
const PRICES = 'gasPrice maxFeePerGas maxPriorityFeePerGas effectiveGasPrice baseFeePerGas base_fee'
const AMOUNTS = 'value balance'

const DECODERS: ReadonlyMap<string, (value: bigint) => string | undefined> = new Map([
  ...COUNTS.split(' ').map((name) => [name, count] as const),
  ...PRICES.split(' ').map((name) => [name, gwei] as const),
  ...AMOUNTS.split(' ').map((name) => [name, islm] as const),
  ['timestamp', dateOf],
  ['status', (value) => (value === 1n ? 'success' : 'failure')],
])

/**
 * The fields of a JSON answer whose values readers would have to convert: hexadecimal numbers of
 * JSON-RPC, amounts in base units, prices of gas, dates. The first of them, in the order of the
 * answer; none if the text is not JSON.
 */
export function decodedFields(json: string): readonly DecodedField[] {
  try {
    return fieldsIn(readJson(json), '').slice(0, MAX_FIELDS)
  } catch {
    return []
  }
}

function fieldsIn(value: unknown, path: string): readonly DecodedField[] {
  if (Array.isArray(value)) return value.flatMap((entry, at) => fieldsIn(entry, `${path}[${at}]`))
  if (typeof value !== 'object' || value === null) return decodedField(path, value)
  const amount = coinOf(value)
  if (amount !== undefined) return [{ path, means: amount }]
  return Object.entries(value).flatMap(([name, inner]) =>
    fieldsIn(inner, path === '' ? name : `${path}.${name}`),
  )
}

/** One value; an entry of a list is named as the list. */
function decodedField(path: string, value: unknown): readonly DecodedField[] {
  const name = /(\w+)(?:\[\d+\])*$/.exec(path)?.[1] ?? ''
  const means = typeof value === 'string' ? decoded(name, value) : undefined
  return means === undefined ? [] : [{ path, means }]
}

/** Hexadecimal numbers are of JSON-RPC; REST writes decimal ones, which say all but an amount. */
function decoded(name: string, text: string): string | undefined {
  const decoder = DECODERS.get(name)
  const isHex = /^0x[\da-f]{1,64}$/i.test(text)
  const isAmount = /^\d+$/.test(text) && (decoder === gwei || decoder === islm)
  return isHex || isAmount ? decoder?.(BigInt(text)) : undefined
}

/** An amount of a Cosmos answer in ISLM; whole base units only. */
function coinOf(value: object): string | undefined {
  const { denom, amount } = value as { readonly denom?: unknown; readonly amount?: unknown }
  if (denom !== coin.baseDenom.value || typeof amount !== 'string' || !/^\d+$/.test(amount))
    return undefined
  return islm(BigInt(amount))
}

/** Seconds since 1970 as `2023-06-01 12:00:00 UTC`. */
function dateOf(seconds: bigint): string | undefined {
  const date = new Date(Number(seconds) * 1000)
  return Number.isNaN(date.getTime())
    ? undefined
    : `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`
}
