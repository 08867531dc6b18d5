import { statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { besideSite, type FilePlace, listFiles, placeOf } from '../../content/source/site-files.ts'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import { problemAt } from '../../shared/data/problem-at.ts'
import { isMarkdownPath } from '../../shared/data/skipped-names.ts'

export type StaticFiles = ReturnType<typeof listStaticFiles>

/**
 * Files of static folders, copied unchanged, by output path; a later folder wins.
 * @param pageFolders folders of pages; the sources of their pages are not published as files
 */
export function listStaticFiles(
  root: string,
  staticDirs: readonly string[],
  pageFolders: readonly string[] = [],
) {
  const files = new Map<string, string>()
  const problems: Diagnostic[] = []
  for (const dir of staticDirs) {
    const list = listFiles(root, dir, (code) => [unreadableFolder(dir, code)])
    const isSource = sourceTest(dir, pageFolders)
    for (const path of list.files.filter(isMeant)) {
      const file = posix.join(dir, path)
      if (!isSource(file)) files.set(path, file)
    }
    problems.push(...list.problems)
  }
  return { files, problems }
}

/**
 * Whether a file of a static folder is the source of a page: MkDocs and others publish the images
 * beside their pages, so a site may name the folder of its pages as a static folder, too.
 */
function sourceTest(dir: string, pageFolders: readonly string[]): (file: string) => boolean {
  const inside = pageFolders.filter((folder) => isWithin(folder, dir))
  return (file) =>
    (isMarkdownPath(file) || SETTINGS.test(file)) && inside.some((folder) => isWithin(file, folder))
}

const isWithin = (path: string, folder: string) =>
  folder === '.' || path === folder || path.startsWith(`${folder}/`)

/** Files of a folder of pages that only the engine reads. */
const SETTINGS = /(?:^|\/)(?:_category_\.(?:json|ya?ml)|tags\.ya?ml)$/

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
  pageFolders: readonly string[] = [],
): string | undefined {
  if (path.split('/').includes('..')) return undefined
  return staticDirs
    .filter((dir) => !sourceTest(dir, pageFolders)(posix.join(dir, path)))
    .filter((dir) => isServed(placeOf(root, posix.join(dir, path), besideSite([dir]))))
    .map((dir) => join(root, dir, path))
    .findLast((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
}

/** Hidden files such as `.well-known/` are served, too. */
function isServed(place: FilePlace): boolean {
  return place === 'inside' || place === 'hidden'
}
