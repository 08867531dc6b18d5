import { enums, structs } from '../data/precompiles.ts'
import type { Precompile } from '../data/precompiles-schema.ts'
import { partsOf } from './abi.ts'

/** Structures and enumerations that the functions and events of a precompile use, by name. */
export function typesUsedBy({ functions, events }: Precompile) {
  const names = new Set<string>()
  const add = (type: string): void => {
    const { base } = partsOf(type)
    if (names.has(base)) return
    names.add(base)
    for (const field of structs.find(({ name }) => name === base)?.fields ?? []) add(field.type)
  }
  for (const { inputs, outputs } of functions)
    for (const { type } of [...inputs, ...outputs]) add(type)
  for (const { inputs } of events) for (const { type } of inputs) add(type)
  return {
    structs: structs.filter(({ name }) => names.has(name)),
    enums: enums.filter(({ name }) => names.has(name)),
  }
}

/** Whether a type is a structure or enumeration and not a built-in type. */
export function isOwnType(type: string): boolean {
  const { base } = partsOf(type)
  return [...structs, ...enums].some(({ name }) => name === base)
}
