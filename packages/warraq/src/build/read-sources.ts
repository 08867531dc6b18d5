import { relative } from 'node:path'
import type { Memory } from '../cache/memory.ts'
import type { DocsRoot } from '../config/docs-root.ts'
import { type CollectedSources, collectSources } from '../content/collect-sources.ts'
import { rereadSources } from '../content/reread-sources.ts'
import { changeSources } from '../plugins/change-sources.ts'
import type { WarraqPlugin } from '../plugins/plugin.ts'

export interface SourcesOptions {
  readonly root: string
  /**
   * Absolute paths of the sources edited since the previous read; absent = any file may have
   * changed.
   */
  readonly edited?: ReadonlySet<string> | undefined
}

/**
 * Read the sources. `files` in the result keeps its identity while only texts of sources change.
 */
export async function readSources(
  { root, edited }: SourcesOptions,
  roots: readonly DocsRoot[],
  { memory, plugins }: { readonly memory: Memory; readonly plugins: readonly WarraqPlugin[] },
): Promise<Sources> {
  const state = memory.once('sources', [roots], (): { last?: Sources } => ({}))
  const again =
    state.last === undefined || edited === undefined
      ? undefined
      : rereadSources(
          root,
          state.last.onDisk,
          new Set([...edited].map((path) => relative(root, path).replaceAll('\\', '/'))),
        )
  const collected = again ?? collectSources(root, roots)
  const sources = await changeSources(
    collected.sources,
    plugins,
    new Set(roots.map(({ key }) => key)),
  )
  const known = memory.steady('source texts', sources)
  state.last = {
    // Plugins change the sources anew on each run, so store the sources as they are on disk.
    onDisk: collected,
    collected: { ...collected, sources: known },
    files: again === undefined || state.last === undefined ? {} : state.last.files,
  }
  return state.last
}

interface Sources {
  readonly onDisk: CollectedSources
  readonly collected: CollectedSources
  readonly files: object
}
