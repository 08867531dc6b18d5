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

/**
 * Facts under nested names: `mainnet.rpc.evm`. A text or a number is a fact whose provenance does
 * not matter.
 */
export type FactTree = { readonly [name: string]: string | number | Fact | FactTree }

/** What pages and checks need of a fact. */
export type FactValue = Pick<Fact, 'value' | 'guarded' | 'verify'>

/** Whether an entry is a fact with provenance, rather than a plain value or a tree. */
export function isFact(entry: FactTree[string]): entry is Fact {
  return typeof entry === 'object' && Array.isArray(entry.source) && isPlain(entry.value)
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

/** Every fact by its dotted name, in the order of the tree. */
export function flattenFacts(tree: FactTree, prefix = ''): ReadonlyMap<string, FactValue> {
  return new Map(
    Object.entries(tree).flatMap(([key, entry]): (readonly [string, FactValue])[] => {
      const name = `${prefix}${key}`
      if (isPlain(entry)) return [[name, { value: entry }]]
      return isFact(entry) ? [[name, entry]] : [...flattenFacts(entry, `${name}.`)]
    }),
  )
}
