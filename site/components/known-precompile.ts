import { precompiles } from '../data/precompiles.ts'
import type { Precompile } from '../data/precompiles-schema.ts'

/**
 * The precompile that a page names.
 * @throws Error with the known names
 */
export function knownPrecompile(name: string | undefined): Precompile {
  const precompile = precompiles.find(({ id }) => id === name)
  if (precompile === undefined)
    throw new Error(
      `"${name ?? ''}" is no precompile; use one of: ${precompiles.map(({ id }) => id).join(', ')}`,
    )
  return precompile
}
