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

interface FormerResults {
  readonly inputs: readonly unknown[]
  readonly items: readonly (readonly unknown[])[]
  readonly results: readonly unknown[]
}

/** An empty memory. */
export function openMemory(): Memory {
  const formerResults = new Map<string, FormerResults>()
  const values = new Map<string, unknown>()
  const each: Memory['each'] = (name, inputs, items, make) => {
    type Result = ReturnType<typeof make>
    const former = formerResults.get(name)
    const known = former !== undefined && isSameList(former.inputs, inputs) ? former : undefined
    const isKnown = (item: readonly unknown[], at: number) => {
      const other = known?.items[at]
      return other !== undefined && isSameList(other, item)
    }
    if (known?.items.length === items.length && items.every(isKnown))
      return known.results as readonly Result[]
    const results = items.map((item, at) =>
      isKnown(item, at) ? (known?.results[at] as Result) : make(...item),
    )
    formerResults.set(name, { inputs, items, results })
    return results
  }
  return {
    each,
    once: <T>(name: string, inputs: readonly unknown[], make: () => T) =>
      each(name, inputs, [[]], make)[0] as T,
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

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, at) => value === b[at])
}
