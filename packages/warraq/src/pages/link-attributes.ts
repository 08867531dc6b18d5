import { didYouMean } from '../shared/nearest.ts'

/**
 * HTML attributes that a link of the navbar or the footer accepts in addition to the engine's own
 * fields.
 */
const LINK_ATTRIBUTES =
  'id title target rel download hreflang referrerpolicy lang dir translate role'.split(' ')

export interface LinkAttributes {
  readonly attributes: Readonly<Record<string, string>>
  /** The unknown fields, each with the allowed values worded for the author. */
  readonly unknown: readonly { readonly name: string; readonly expected: string }[]
}

/**
 * Split the fields of an item into HTML attributes and fields that are neither attributes nor in
 * `own`.
 */
export function linkAttributes(
  item: Readonly<Record<string, unknown>>,
  own: readonly string[],
): LinkAttributes {
  const attributes: Record<string, string> = {}
  const unknown: { name: string; expected: string }[] = []
  for (const [name, value] of Object.entries(item)) {
    if (own.includes(name) || value === undefined) continue
    if (LINK_ATTRIBUTES.includes(name) || /^(?:aria|data)-[\w-]+$/.test(name)) {
      attributes[name] = String(value)
      continue
    }
    const known = [...own, ...LINK_ATTRIBUTES]
    const expected = didYouMean(name, known, `one of: ${[...known, 'aria-…', 'data-…'].join(', ')}`)
    unknown.push({ name, expected })
  }
  return { attributes, unknown }
}
