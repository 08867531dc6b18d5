import { enums, structs } from '../data/precompiles.ts'
import type { Precompile } from '../data/precompiles-schema.ts'

/** A parameter as ABI files write it. */
export interface AbiParameter {
  readonly name: string
  readonly type: string
  readonly internalType: string
  readonly components?: readonly AbiParameter[]
  readonly indexed?: boolean
}

/** A function or event as ABI files write it. */
export type AbiEntry =
  | {
      readonly type: 'function'
      readonly name: string
      readonly inputs: readonly AbiParameter[]
      readonly outputs: readonly AbiParameter[]
      readonly stateMutability: 'view' | 'nonpayable'
    }
  | {
      readonly type: 'event'
      readonly name: string
      readonly inputs: readonly AbiParameter[]
      readonly anonymous: false
    }

interface Typed {
  readonly name: string
  readonly type: string
}

/** The ABI of a precompile, made from the data: events, then functions. */
export function abiOf({ functions, events }: Precompile): readonly AbiEntry[] {
  return [
    ...events.map(({ name, inputs }) => ({
      type: 'event' as const,
      name,
      inputs: inputs.map((input) => ({ ...abiParameter(input), indexed: input.indexed })),
      anonymous: false as const,
    })),
    ...functions.map(({ name, inputs, outputs, mutability }) => ({
      type: 'function' as const,
      name,
      inputs: inputs.map(abiParameter),
      outputs: outputs.map(abiParameter),
      stateMutability: mutability,
    })),
  ]
}

/**
 * `Coin[] amount` is `tuple[]` with its fields, `BondStatus status` is `uint8`.
 */
function abiParameter({ name, type }: Typed): AbiParameter {
  const { base, suffix } = partsOf(type)
  if (enums.some((entry) => entry.name === base))
    return { name, type: `uint8${suffix}`, internalType: `enum ${type}` }
  const struct = structs.find((entry) => entry.name === base)
  if (struct === undefined) return { name, type, internalType: type }
  return {
    name,
    type: `tuple${suffix}`,
    internalType: `struct ${type}`,
    components: struct.fields.map(abiParameter),
  }
}

/** The type in its canonical form, which selectors are made of: `(string,uint256)[]`. */
export function canonicalType({ type, components }: AbiParameter): string {
  if (components === undefined) return type
  return `(${components.map(canonicalType).join(',')})${type.slice('tuple'.length)}`
}

/** `delegate(address,string,uint256)`. */
export function signatureOf({ name, inputs }: AbiEntry): string {
  return `${name}(${inputs.map(canonicalType).join(',')})`
}

/** A type without its brackets, and the brackets. */
export function partsOf(type: string): { readonly base: string; readonly suffix: string } {
  const base = type.replace(/(?:\[\])+$/, '')
  return { base, suffix: type.slice(base.length) }
}
