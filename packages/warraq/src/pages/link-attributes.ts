import { didYouMean } from '../shared/nearest.ts'

/** What an author may give a link of the navbar or the footer besides the engine's own fields. */
const LINK_ATTRIBUTES =
  'id title target rel download hreflang referrerpolicy lang dir translate role'.split(' ')

export interface LinkAttributes {
  readonly attributes: Readonly<Record<string, string>>
  /** Worded for the author: the field, what is wrong, what is allowed. */
  readonly unknown: readonly { readonly name: string; readonly expected: string }[]
}

/** The HTML attributes among the fields of an item, and the fields that are neither those nor `own`. */
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
