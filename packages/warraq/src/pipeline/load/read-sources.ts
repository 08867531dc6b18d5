import { join } from 'node:path'
import type { Memory } from '../../cache/memory.ts'
import type { DocsRoot } from '../../config/docs-root.ts'
import { type CollectedSources, collectSources } from '../../content/source/collect-sources.ts'
import { besideSite, readSource } from '../../content/source/site-files.ts'
import { changeSources } from '../../plugins/change-sources.ts'
import type { WarraqPlugin } from '../../plugins/warraq-plugin.ts'

/**
 * Read the sources. `files` in the result keeps its identity while only texts of sources change.
 * @param edited absolute paths of the sources edited since the previous read; absent = any file may
 *   have changed
 */
export async function readSources(
  { root, edited }: { readonly root: string; readonly edited?: ReadonlySet<string> | undefined },
  roots: readonly DocsRoot[],
  { memory, plugins }: { readonly memory: Memory; readonly plugins: readonly WarraqPlugin[] },
): Promise<Sources> {
  const state = memory.reuse('sources', [roots], (): { last?: Sources } => ({}))
  const former = state.last
  const beside = besideSite(roots.map(({ path }) => path))
  const again = former && edited && rereadSources(root, { former: former.onDisk, edited, beside })
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
    files: again === undefined || former === undefined ? {} : former.files,
  }
  return state.last
}

interface Reread {
  readonly former: CollectedSources
  readonly edited: ReadonlySet<string>
  readonly beside: readonly string[]
}

interface Sources {
  readonly onDisk: CollectedSources
  readonly collected: CollectedSources
  readonly files: object
}

/**
 * The sources after edits of their texts, given as absolute paths. `undefined` if another kind of
 * file was edited, so that everything must be collected again.
 */
function rereadSources(
  root: string,
  { former, edited, beside }: Reread,
): CollectedSources | undefined {
  const touched = former.sources.filter(({ file }) => edited.has(join(root, file)))
  if (new Set(touched.map(({ file }) => file)).size !== edited.size) return undefined
  const read = new Map(touched.map(({ file }) => [file, readSource(root, file, beside)]))
  const sources = former.sources.map((source) => {
    const text = read.get(source.file)?.text
    return text === undefined || text === source.text ? source : { ...source, text }
  })
  const problems = [
    ...former.problems.filter(({ file }) => !read.has(file)),
    ...[...read.values()].flatMap((source) => source.problems),
  ]
  return { ...former, sources, problems }
}
