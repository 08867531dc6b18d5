import { isDeepStrictEqual } from 'node:util'

/**
 * Memoizes results between two loads of a site in one process. Inputs are compared by identity, so
 * an unchanged result keeps its identity, and results computed from it stay valid.
 */
export interface Memory {
  /** The previous result if every input is identical to the previous input. */
  readonly once: <T>(name: string, inputs: readonly unknown[], make: () => T) => T
  /** One result per item; recomputed if an element of the item, or an input, has changed. */
  readonly each: <Item extends unknown[], T>(
    name: string,
    inputs: readonly unknown[],
    items: readonly Item[],
    make: (...item: Item) => T,
  ) => readonly T[]
  /** The previous value if it is deeply equal. */
  readonly same: <T>(name: string, value: T) => T
  /**
   * The previous list if it is deeply equal; otherwise the new list, with equal entries taken from
   * the previous one.
   */
  readonly steady: <T>(name: string, list: readonly T[]) => readonly T[]
}

interface FormerResult {
  readonly inputs: readonly unknown[]
  readonly result: unknown
}

interface FormerResults {
  readonly inputs: readonly unknown[]
  readonly items: readonly (readonly unknown[])[]
  readonly results: readonly unknown[]
}

/** An empty memory. */
export function openMemory(): Memory {
  const single = new Map<string, FormerResult>()
  const many = new Map<string, FormerResults>()
  const values = new Map<string, unknown>()
  return {
    once: (name, inputs, make) => {
      const former = single.get(name)
      if (former !== undefined && isSameList(former.inputs, inputs))
        return former.result as ReturnType<typeof make>
      const result = make()
      single.set(name, { inputs, result })
      return result
    },
    each: (name, inputs, items, make) => {
      type Results = readonly ReturnType<typeof make>[]
      const former = many.get(name)
      const known = former !== undefined && isSameList(former.inputs, inputs) ? former : undefined
      const isKnown = (item: readonly unknown[], at: number) =>
        isSameList(known?.items[at] ?? NOTHING, item)
      if (known?.items.length === items.length && items.every(isKnown))
        return known.results as Results
      const results = items.map((item, at) =>
        isKnown(item, at) ? (known?.results[at] as ReturnType<typeof make>) : make(...item),
      )
      many.set(name, { inputs, items, results })
      return results
    },
    same: (name, value) => {
      const former = values.get(name)
      if (isDeepStrictEqual(former, value)) return former as typeof value
      values.set(name, value)
      return value
    },
    steady: (name, list) => {
      const former = (values.get(name) ?? []) as typeof list
      const kept = list.map((entry, at) =>
        isDeepStrictEqual(former[at], entry) ? (former[at] as typeof entry) : entry,
      )
      if (isSameList(former, kept)) return former
      values.set(name, kept)
      return kept
    },
  }
}

/** Equal to no item, because every item has at least one element. */
const NOTHING: readonly unknown[] = []

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, at) => value === b[at])
}
