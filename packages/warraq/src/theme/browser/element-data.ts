/** An element with the data that its part writes as attributes; another field is an error. */
export interface DataElement<Data extends DOMStringMap> extends HTMLElement {
  readonly dataset: Data
}

/** Name of the attribute for a field of the data: `data-docs-id` for `docsId`. */
export type DataName<Data> = `data-${Kebab<keyof Data & string>}`

type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : Name

/**
 * The attributes of an element with these data.
 *
 * { docsId: 'a', expand: undefined }  ->  { 'data-docs-id': 'a', 'data-expand': undefined }
 */
export function dataAttributes<Data extends DOMStringMap>(data: Data): DataAttributes<Data> {
  const entries = Object.entries(data).map(([name, value]) => [
    `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    value,
  ])
  return Object.fromEntries(entries)
}

export type DataAttributes<Data> = {
  readonly [Key in keyof Data as `data-${Kebab<Key & string>}`]: Data[Key]
}
