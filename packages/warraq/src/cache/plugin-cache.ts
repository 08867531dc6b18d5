import { join } from 'node:path'
import { keyOf } from './keys.ts'
import { openStore } from './store.ts'

/** Results of a plugin by name, which later builds find again. */
export interface PluginCache {
  readonly has: (name: string) => boolean
  /** @throws Error when there is no result of this name */
  readonly read: (name: string) => Uint8Array
  readonly keep: (name: string, bytes: Uint8Array) => void
  /** Write the results of these names to disk, and forget all others. Call it once, at the end. */
  readonly save: (names: Iterable<string>) => Promise<void>
}

/**
 * Open what former builds kept in a folder. It is empty if any input has changed since.
 * @param dir such as the `cacheDir` of `pictures`; only this cache writes there
 * @param inputs what the results are made from besides their names, as JSON: options, versions of
 *   packages
 */
export function openCache(dir: string, inputs: unknown): PluginCache {
  const store = openStore<null>(join(dir, 'results'), keyOf('plugin', { inputs }))
  return {
    has: (name) => store.get(name) !== undefined,
    read: (name) => {
      const result = store.get(name)
      if (result === undefined) throw new Error(`There is no result "${name}" in ${dir}.`)
      return result.read()
    },
    keep: (name, bytes) => void store.keep(name, null, bytes),
    save: (names) => store.save(new Set(names)),
  }
}
