import { isDeepStrictEqual } from 'node:util'

/**
 * Memoizes results between two loads of a site in one process. Inputs are compared by identity, so
 * an unchanged result keeps its identity, and results computed from it stay valid.
 */
export type Memory = ReturnType<typeof openMemory>

interface FormerResults {
  readonly inputs: readonly unknown[]
  readonly items: readonly (readonly unknown[])[]
  readonly results: readonly unknown[]
}

export function openMemory() {
  const formerResults = new Map<string, FormerResults>()
  const values = new Map<string, unknown>()
  const each = <Item extends unknown[], T>(
    name: string,
    inputs: readonly unknown[],
    items: readonly Item[],
    make: (...item: Item) => T,
  ): readonly T[] => {
    const former = formerResults.get(name)
    const known = former !== undefined && isSameList(former.inputs, inputs) ? former : undefined
    const isKnown = (item: readonly unknown[], at: number) => {
      const other = known?.items[at]
      return other !== undefined && isSameList(other, item)
    }
    if (known?.items.length === items.length && items.every(isKnown))
      return known.results as readonly T[]
    const results = items.map((item, at) =>
      isKnown(item, at) ? (known?.results[at] as T) : make(...item),
    )
    formerResults.set(name, { inputs, items, results })
    return results
  }
  return {
    /** One result per item; recomputed if an element of the item, or an input, has changed. */
    each,
    /** The previous result if every input is identical to the previous input. */
    reuse: <T>(name: string, inputs: readonly unknown[], make: () => T) =>
      each(name, inputs, [[]], make)[0] as T,
    /** The previous value if it is deeply equal. */
    same: <T>(name: string, value: T): T => {
      const former = values.get(name)
      if (isDeepStrictEqual(former, value)) return former as T
      values.set(name, value)
      return value
    },
    /** The previous list if deeply equal, otherwise the new one with equal entries from it. */
    steady: <T>(name: string, list: readonly T[]): readonly T[] => {
      const former = (values.get(name) ?? []) as readonly T[]
      const kept = list.map((entry, at) =>
        isDeepStrictEqual(former[at], entry) ? (former[at] as T) : entry,
      )
      if (isSameList(former, kept)) return former
      values.set(name, kept)
      return kept
    },
  }
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, at) => value === b[at])
}
