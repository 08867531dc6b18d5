import { posix } from 'node:path'
import type { DocsRoot } from '../config/docs-root.ts'
import type { Diagnostic } from '../shared/diagnostic.ts'
import { remembered } from '../shared/remembered.ts'
import { type CategoryMetadata, parseCategoryMetadata } from './category-metadata.ts'

export interface CategoryTable {
  readonly byDocsRoot: ReadonlyMap<string, ReadonlyMap<string, CategoryMetadata>>
  readonly problems: readonly Diagnostic[]
}

/** The validated category files of every docs root, by folder. */
export function categoryTable(
  files: ReadonlyMap<string, string>,
  roots: readonly DocsRoot[],
): CategoryTable {
  const byDocsRoot = new Map<string, Map<string, CategoryMetadata>>()
  const problems: Diagnostic[] = []
  for (const [file, text] of files) {
    const section = roots.find(({ path }) => path === '.' || file.startsWith(`${path}/`))
    if (section === undefined) continue
    const folder = posix.relative(section.path, posix.dirname(file))
    const parsed = parseCategoryMetadata(file, text)
    problems.push(...parsed.problems)
    if (parsed.value !== undefined)
      remembered(byDocsRoot, section.key, () => new Map()).set(folder, parsed.value)
  }
  return { byDocsRoot, problems }
}
