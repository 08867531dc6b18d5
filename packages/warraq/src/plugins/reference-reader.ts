import { runSyncHook } from './plugin-error.ts'
import type { ReferencedSite, ReferenceReader } from './references-hook.ts'
import type { WarraqPlugin } from './warraq-plugin.ts'

/** Asks the plugins one after the other. */
export function referenceReader(
  plugins: readonly WarraqPlugin[],
  site: ReferencedSite,
): ReferenceReader {
  const readers = plugins.flatMap(({ name, references }) =>
    references === undefined
      ? []
      : [{ name, read: runSyncHook(name, 'references', () => references(site)) }],
  )
  return (reference, page) => {
    for (const { name, read } of readers) {
      const meaning = runSyncHook(name, 'references', () => read(reference, page))
      if (meaning !== undefined) return meaning
    }
    return undefined
  }
}
