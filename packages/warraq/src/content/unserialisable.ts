/** A value that JSON cannot represent, and its path in the props. */
export interface Unserialisable {
  /** `onDone`, `rows[0].link`. */
  readonly path: string
  readonly what: string
}

/** The first value of the props that JSON cannot represent; `undefined` properties are allowed. */
export function unserialisable(
  props: Readonly<Record<string, unknown>>,
): Unserialisable | undefined {
  for (const [name, value] of Object.entries(props)) {
    const found = value === undefined ? undefined : inValue(value, name)
    if (found !== undefined) return found
  }
  return undefined
}

function inValue(value: unknown, path: string): Unserialisable | undefined {
  const what = wrongKind(value)
  if (what !== undefined) return { path, what }
  if (Array.isArray(value)) return first(value.map((item, at) => inValue(item, `${path}[${at}]`)))
  if (typeof value !== 'object' || value === null) return undefined
  return first(
    Object.entries(value).map(([key, item]) =>
      item === undefined ? undefined : inValue(item, `${path}.${key}`),
    ),
  )
}

function wrongKind(value: unknown): string | undefined {
  if (value === undefined) return 'undefined in a list'
  if (typeof value === 'function') return 'a function'
  if (typeof value === 'symbol' || typeof value === 'bigint') return `a ${typeof value}`
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  if ('$$typeof' in value) return 'a React element'
  const kind = Object.getPrototypeOf(value)?.constructor?.name
  return kind === undefined || kind === 'Object' ? undefined : `a ${kind}`
}

function first<Value>(values: readonly (Value | undefined)[]): Value | undefined {
  return values.find((value) => value !== undefined)
}
