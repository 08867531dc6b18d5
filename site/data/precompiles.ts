import file from './precompiles.json'
import type { Precompile, Precompiles } from './precompiles-schema.ts'

const data = file as Precompiles

/** Every precompile of the node that has an ABI. */
export const precompiles: readonly Precompile[] = data.precompiles
/** Structures and enumerations used in their types. */
export const { structs, enums } = data
