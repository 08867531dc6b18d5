interface MissingExport {
  /** The package. */
  readonly id: string
  /** Name of the export, with what was read from it: `motion.div`. */
  readonly name: string
  /** Called with the name and what it is called with; returns what readers see instead. */
  readonly call: (name: string, given: readonly unknown[]) => unknown
}

/**
 * What components receive for an export of a package that is not installed: it can be rendered,
 * called, constructed and read to any depth, so that a module which needs it for a part of what it
 * does keeps the rest.
 *
 *     <motion.div>Oil</motion.div>       Oil
 *     PropTypes.shape({}).isRequired     a function
 *     useMediaQuery()                    '', which counts as false and can be taken apart
 */
export function missingExport({ id, name, call }: MissingExport): unknown {
  function Missing(...given: readonly unknown[]): unknown {
    const shown = call(name, given) ?? null
    if (shown === null && HOOK.test(name)) return ''
    if (shown !== null || isRendered(given)) return shown
    return missingExport({ id, name: `${name}()`, call })
  }
  Object.defineProperty(Missing, 'docsMember', { value: [id, name] })
  return new Proxy(Missing, {
    get: (target, key) => {
      if (key === Symbol.toPrimitive) return () => ''
      if (typeof key !== 'string' || Reflect.has(target, key) || OF_REACT.test(key))
        return Reflect.get(target, key)
      return missingExport({ id, name: `${name}.${key}`, call })
    },
  })
}

/** React calls a component with its attributes and a second argument; no other caller does. */
const isRendered = (given: readonly unknown[]) => given.length === 2 && given[1] === undefined

/** Its value is tested or taken apart, although it is unknown. */
const HOOK = /(?:^|\.)use[A-Z]\w*$/

/** What React, and code that awaits a value, read from any component. */
const OF_REACT =
  /^(?:\$\$typeof|_\w+|then|toJSON|displayName|(?:default|prop)(?:Props|Types)|(?:childContext|context)Types?|getDerivedState\w+|render|type|compare|props|key|ref)$/
