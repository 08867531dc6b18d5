import { foundAt } from '../shared/data/diagnostic.ts'

/** A part of the configuration with its path, for messages. */
export interface ConfigEntry<Item> {
  readonly item: Item
  /** `navbar.items[3]` */
  readonly path: string
  /** Collects problems, worded for the author of the configuration. */
  readonly problems: string[]
}

/** Report a problem of a field of an entry: the value found, the allowed values. */
export function report(
  { path, problems }: Omit<ConfigEntry<unknown>, 'item'>,
  field: string,
  found: string,
  expected: string,
): [] {
  problems.push(foundAt(field === '' ? path : `${path}.${field}`, found, expected))
  return []
}
