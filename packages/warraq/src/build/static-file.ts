import { statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { placeOf } from '../content/site-files.ts'

interface StaticFolders {
  readonly root: string
  readonly staticDirs: readonly string[]
}

/**
 * Absolute path of the file that the site serves at a path below its base path. If several folders
 * contain it, the last one wins, as in the output. `undefined` if there is none.
 */
export function findStaticFile(
  path: string,
  { root, staticDirs }: StaticFolders,
): string | undefined {
  if (path.split('/').includes('..')) return undefined
  return staticDirs
    .filter((dir) => placeOf(root, posix.join(dir, path)) !== 'outside')
    .map((dir) => join(root, dir, path))
    .findLast((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
}
