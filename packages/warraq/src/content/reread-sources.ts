import type { CollectedSources } from './collect-sources.ts'
import { readSource } from './read-source.ts'

/**
 * The sources after edits of their texts, by paths relative to the site root. `undefined` when
 * something else was edited, and all must be collected anew.
 */
export function rereadSources(
  root: string,
  former: CollectedSources,
  edited: ReadonlySet<string>,
): CollectedSources | undefined {
  const touched = former.sources.filter(({ file }) => edited.has(file))
  if (new Set(touched.map(({ file }) => file)).size !== edited.size) return undefined
  const read = new Map(touched.map(({ file }) => [file, readSource(root, file)]))
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
