/** An object of an executed configuration; its values are unchecked. */
export type Fields = Readonly<Record<string, unknown>>

/** The value if it is an object; otherwise an empty one. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {}
}

/** The value if it is a list; otherwise an empty one. */
export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The value if it is text that is not empty. */
export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The value if it is `true` or `false`. */
export function switchIn(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined
}

export function present<Values extends object>(values: Values): Defined<Values> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Defined<Values>
}

type Defined<Values> = { [Key in keyof Values]?: Exclude<Values[Key], undefined> }
