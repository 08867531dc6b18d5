import { readdirSync } from 'node:fs'
import { posix } from 'node:path'
import { placeOf } from '../content/source/site-files.ts'
import { isSkippedName } from '../shared/data/skipped-names.ts'

/** Names of folders that other engines publish; searched also inside the folders of a site. */
const USUAL = ['static', 'public', 'assets', 'source']

/**
 * Returns a function that finds the folder with the file of a public path (`/img/a.png`) among the
 * folders that a site does not publish.
 */
export function unnamedStaticDirs(root: string, staticDirs: readonly string[]) {
  let folders: readonly string[] | undefined
  return (path: string): string | undefined => {
    folders ??= candidates(root).filter((folder) => !staticDirs.includes(folder))
    return folders.find((folder) => placeOf(root, posix.join(folder, path)) === 'inside')
  }
}

function candidates(root: string): string[] {
  const top = foldersIn(root)
  const inner = top.flatMap((folder) => USUAL.map((name) => posix.join(folder, name)))
  return [...USUAL, ...inner, ...top]
}

function foldersIn(root: string): string[] {
  try {
    return readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !isSkippedName(entry.name, true))
      .map(({ name }) => name)
      .sort()
  } catch {
    return []
  }
}
