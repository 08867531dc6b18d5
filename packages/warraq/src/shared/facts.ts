/** One fact with its provenance. */
export interface Fact {
  readonly value: string | number
  readonly source: readonly string[]
  /** ISO date on which it was collected. */
  readonly date: string
  /** Whether content must not contain the value literally. */
  readonly guarded?: boolean
  /** What must be confirmed before the value may be shown without a date. */
  readonly verify?: string
}

/** Facts under nested names: `mainnet.rpc.evm`. */
export type FactTree = { readonly [name: string]: Fact | FactTree }

export function isFact(entry: Fact | FactTree): entry is Fact {
  return (
    Array.isArray(entry.source) &&
    (typeof entry.value === 'string' || typeof entry.value === 'number')
  )
}

/** Every fact by its dotted name, in the order of the tree. */
export function flattenFacts(tree: FactTree, prefix = ''): ReadonlyMap<string, Fact> {
  return new Map(
    Object.entries(tree).flatMap(([name, entry]): (readonly [string, Fact])[] =>
      isFact(entry) ? [[`${prefix}${name}`, entry]] : [...flattenFacts(entry, `${prefix}${name}.`)],
    ),
  )
}
