import { statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { besideSite, type FilePlace, listFiles, placeOf } from '../../content/source/site-files.ts'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import { problemAt } from '../../shared/data/problem-at.ts'

export type StaticFiles = ReturnType<typeof listStaticFiles>

/** Files of static folders, copied unchanged, by output path; a later folder wins. */
export function listStaticFiles(root: string, staticDirs: readonly string[]) {
  const files = new Map<string, string>()
  const problems: Diagnostic[] = []
  for (const dir of staticDirs) {
    const list = listFiles(root, dir, (code) => [unreadableFolder(dir, code)])
    for (const path of list.files.filter(isMeant)) files.set(path, posix.join(dir, path))
    problems.push(...list.problems)
  }
  return { files, problems }
}

/** Not what git and file managers leave in folders. */
function isMeant(path: string): boolean {
  return !/(?:^|\/)(?:\.gitkeep|\.DS_Store|Thumbs\.db)$/.test(path)
}

function unreadableFolder(dir: string, code: string): Diagnostic {
  return problemAt(dir, 'content/unreadable-folder', {
    found: code === 'ENOENT' ? 'no such folder' : `a folder that cannot be read (${code})`,
    expected: 'a folder that "staticDirs" names',
    fix: `create ${dir}, or correct "staticDirs" in docs.config.ts`,
  })
}

/**
 * Absolute path of the file that the site serves at a path below its base path. If several folders
 * contain it, the last one wins, as in the output. `undefined` if there is none.
 */
export function findStaticFile(
  path: string,
  root: string,
  staticDirs: readonly string[],
): string | undefined {
  if (path.split('/').includes('..')) return undefined
  return staticDirs
    .filter((dir) => isServed(placeOf(root, posix.join(dir, path), besideSite([dir]))))
    .map((dir) => join(root, dir, path))
    .findLast((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
}

/** Hidden files such as `.well-known/` are served, too. */
function isServed(place: FilePlace): boolean {
  return place === 'inside' || place === 'hidden'
}
