import { enums, structs } from '../data/precompiles.ts'
import type { Precompile } from '../data/precompiles-schema.ts'

/** A parameter in an ABI file. */
export interface AbiParameter {
  readonly name: string
  readonly type: string
  readonly internalType: string
  readonly components?: readonly AbiParameter[]
  readonly indexed?: boolean
}

/** A function or event in an ABI file. */
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

/** The ABI of a precompile: events, then functions. */
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

/** `Coin[] amount` becomes `tuple[]` with its fields, `BondStatus status` becomes `uint8`. */
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

/** The canonical form of a type, from which selectors are computed: `(string,uint256)[]`. */
export function canonicalType({ type, components }: AbiParameter): string {
  if (components === undefined) return type
  return `(${components.map(canonicalType).join(',')})${type.slice('tuple'.length)}`
}

/** `delegate(address,string,uint256)`. */
export function signatureOf({ name, inputs }: AbiEntry): string {
  return `${name}(${inputs.map(canonicalType).join(',')})`
}

/** Splits a type into its base and its brackets. */
export function partsOf(type: string): { readonly base: string; readonly suffix: string } {
  const base = type.replace(/(?:\[\])+$/, '')
  return { base, suffix: type.slice(base.length) }
}
