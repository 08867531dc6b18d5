import type { PrecompileFunction } from '../data/precompiles-schema.ts'

export type FunctionKind = 'Transactions' | 'Views'

/** The functions of a precompile of one kind. */
export function functionsOf(
  functions: readonly PrecompileFunction[],
  kind: FunctionKind,
): readonly PrecompileFunction[] {
  return functions.filter(({ acts }) => (acts === 'anyone') === (kind === 'Views'))
}
