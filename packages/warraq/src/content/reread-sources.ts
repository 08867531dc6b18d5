import type { CollectedSources } from './collect-sources.ts'
import { readSource } from './read-source.ts'

/**
 * The sources after edits of their texts, given as paths relative to the site root. `undefined` if
 * another kind of file was edited, so that everything must be collected again.
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
