/**
 * A value inside data of unknown shape: `field(record, 'hierarchy', 'lvl0')`. `@warraq/hosted-search`
 * has the same function; neither package depends on the other.
 */
export function field(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name)
        ? Reflect.get(inner, name)
        : undefined,
    value,
  )
}

/** A text inside data of unknown shape; empty if there is none. */
export function textField(value: unknown, ...path: readonly string[]): string {
  const text = field(value, ...path)
  return typeof text === 'string' ? text : ''
}
