/** A value that JSON cannot represent, and its path in the props. */
export interface Unserialisable {
  /** `onDone`, `rows[0].link`. */
  readonly path: string
  readonly what: string
}

/**
 * The first value of the props that JSON cannot represent; `undefined` properties are allowed.
 * @param around the objects that contain `props`
 */
export function unserialisable(
  props: object,
  path = '',
  around: readonly object[] = [],
): Unserialisable | undefined {
  const holders = [...around, props]
  for (const [key, value] of Object.entries(props)) {
    const isItem = Array.isArray(props)
    if (value === undefined && !isItem) continue
    const at = isItem ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`
    const isObject = typeof value === 'object' && value !== null
    const what =
      isObject && holders.includes(value) ? 'an object that contains itself' : wrongKind(value)
    if (what !== undefined) return { path: at, what }
    const inner = isObject ? unserialisable(value, at, holders) : undefined
    if (inner !== undefined) return inner
  }
  return undefined
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
