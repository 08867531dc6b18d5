import { z } from 'zod'
import { type FactTree, isFact } from '../shared/data/facts.ts'

const EXPECTED =
  'a text, a number, { value, source: ["…"], date: "2026-11-21" }, or an object with facts'

/** Facts of a site: plain values, values with provenance, and objects that group them. */
export const factsSchema = z
  .custom<FactTree>((value) => isObject(value), 'an object')
  .superRefine((tree, context) => {
    for (const path of wrongEntries(tree, [], new Set()))
      context.addIssue({ code: 'custom', path, message: EXPECTED })
  })

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Paths of the entries that are not facts. An object that contains itself is one. */
function* wrongEntries(
  tree: Readonly<Record<string, unknown>>,
  path: readonly string[],
  outer: ReadonlySet<unknown>,
): Generator<string[]> {
  const around = new Set([...outer, tree])
  for (const [name, entry] of Object.entries(tree)) {
    const place = [...path, name]
    if (typeof entry === 'string' || typeof entry === 'number') continue
    if (!isObject(entry) || around.has(entry)) yield place
    else if (!isFact(entry as FactTree)) yield* wrongEntries(entry, place, around)
  }
}
