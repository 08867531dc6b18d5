import { isDeepStrictEqual } from 'node:util'

/**
 * Results of a former load, so that loading again does only what its inputs ask for. Inputs are
 * compared by identity: what is kept stays the very same object, and so what is made of it is kept.
 */
export interface Memory {
  /** The former result when every input is the very same as then. */
  readonly once: <T>(name: string, inputs: readonly unknown[], make: () => T) => T
  /** A result for each item; made again where a part of the item, or an input, is another one. */
  readonly each: <Item extends unknown[], T>(
    name: string,
    inputs: readonly unknown[],
    items: readonly Item[],
    make: (...item: Item) => T,
  ) => readonly T[]
  /** The former value when it says the same. */
  readonly same: <T>(name: string, value: T) => T
  /** The former list when it says the same, else the new one with every former entry that does. */
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

/** Like no item: items have parts. */
const NOTHING: readonly unknown[] = []

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, at) => value === b[at])
}
