import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isMarkdownPath, isPagePath } from '../shared/data/skipped-names.ts'
import { textAt } from '../system/files.ts'

export function readmeIn(folder: string): string | undefined {
  return namesIn(folder).find((name) => isMarkdownPath(name) && /^readme\.\w+$/i.test(name))
}

/** Whether a folder has a page for its own address. */
export function hasStart(root: string, folder: string): boolean {
  return namesIn(join(root, folder)).some(
    (name) =>
      (isMarkdownPath(name) && /^(?:index|readme)\.\w+$/i.test(name)) ||
      name.toLowerCase() === '_index.md' ||
      (isPagePath(name) && /^slug:\s*['"]?\/['"]?\s*$/m.test(textAt(join(root, folder, name)))),
  )
}

/** Names of the files of a folder, sorted; none if it cannot be read. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort()
  } catch {
    return []
  }
}
