import type { NavbarItemConfig } from '../config/shell-schemas.ts'
import { foundAt } from '../shared/data/diagnostic.ts'
import { didYouMean } from '../shared/text/nearest.ts'
import { runsCode } from '../shared/text/url-scheme.ts'
import { fromRoot } from './site-href.ts'

/** A part of the configuration with its path, for messages. */
export interface ConfigEntry<Item> {
  readonly item: Item
  /** `navbar.items[3]` */
  readonly path: string
  /** Collects problems, worded for the author of the configuration. */
  readonly problems: string[]
}

/**
 * Report a problem of an entry, or of one of its fields: the value found, the allowed values.
 * @param field empty for the entry itself
 */
export function report(
  { path, problems }: Omit<ConfigEntry<unknown>, 'item'>,
  field: string,
  found: string,
  expected: string,
): [] {
  problems.push(foundAt(field === '' ? path : `${path}.${field}`, found, expected))
  return []
}

/** The value found, for a message. */
export function foundText(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing'
}

/** The address of a link, which has one of `to` and `href`; reported if it has none or both. */
export function targetOf(
  entry: ConfigEntry<NavbarItemConfig>,
  expected: string,
): string | undefined {
  const { to, href, prependBaseUrlToHref } = entry.item
  const target = to ?? href
  if (target !== undefined && runsCode(target)) {
    const field = to === undefined ? 'href' : 'to'
    report(entry, field, foundText(target), 'a path or an address that runs no code')
    return undefined
  }
  if (to !== undefined && href === undefined) return fromRoot(to)
  if (href !== undefined && to === undefined) return prependBaseUrlToHref ? fromRoot(href) : href
  report(entry, '', to === undefined ? 'neither "to" nor "href"' : 'both "to" and "href"', expected)
  return undefined
}

/** HTML attributes that a link accepts in addition to the engine's own fields. */
const LINK_ATTRIBUTES =
  'id title target rel download hreflang referrerpolicy lang dir translate role'.split(' ')

/**
 * The HTML attributes among the fields of an entry, if any; reports fields that are neither
 * attributes nor in `own`.
 */
export function attributesOf(
  entry: ConfigEntry<Readonly<Record<string, unknown>>>,
  own: readonly string[],
): Readonly<Record<string, string>> | undefined {
  const attributes: Record<string, string> = {}
  for (const [name, value] of Object.entries(entry.item)) {
    if (own.includes(name) || value === undefined) continue
    if (LINK_ATTRIBUTES.includes(name) || /^(?:aria|data)-[\w-]+$/.test(name)) {
      attributes[name] = String(value)
      continue
    }
    const known = [...own, ...LINK_ATTRIBUTES]
    const expected = didYouMean(name, known, `one of: ${[...known, 'aria-…', 'data-…'].join(', ')}`)
    report(entry, name, 'a field the engine does not know', expected)
  }
  return Object.keys(attributes).length === 0 ? undefined : attributes
}
