/**
 * What code receives in place of a package that is not installed: it can be called, constructed,
 * spread and read to any depth, so that a configuration which only passes the package on can be
 * evaluated. This module runs in the process of the project.
 */

const NAME = Symbol.for('warraq.stand-in')

/** A stand-in called `name`; what is read from it carries the path in its name: `pkg.themes`. */
export function standIn(name: string): unknown {
  const target = function StandIn() {}
  return new Proxy(target, {
    get: (_, key) => {
      if (key === NAME) return name
      if (key === Symbol.toPrimitive) return () => name
      if (key === Symbol.iterator) return function* () {}
      // Awaiting it must end.
      if (key === 'then') return undefined
      return standIn(`${name}.${String(key)}`)
    },
    apply: () => standIn(`${name}()`),
    construct: () => standIn(`new ${name}`) as object,
  })
}

/** Name of a stand-in; `undefined` for any other value. */
export function standInName(value: unknown): string | undefined {
  if (typeof value !== 'function') return undefined
  const name: unknown = (value as { readonly [NAME]?: unknown })[NAME]
  return typeof name === 'string' ? name : undefined
}
