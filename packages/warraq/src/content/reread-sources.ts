import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CollectedSources } from './collect-sources.ts'

/**
 * The sources after edits of their texts, by paths relative to the site root. `undefined` when
 * something else was edited, and all must be collected anew.
 */
export async function rereadSources(
  root: string,
  former: CollectedSources,
  edited: ReadonlySet<string>,
): Promise<CollectedSources | undefined> {
  const touched = former.sources.filter(({ file }) => edited.has(file))
  if (new Set(touched.map(({ file }) => file)).size !== edited.size) return undefined
  const texts = new Map(
    await Promise.all(
      touched.map(async ({ file }) => [file, await readFile(join(root, file), 'utf8')] as const),
    ),
  )
  const sources = former.sources.map((source) => {
    const text = texts.get(source.file)
    return text === undefined || text === source.text ? source : { ...source, text }
  })
  return { ...former, sources }
}
