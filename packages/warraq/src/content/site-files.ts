import { type Dirent, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { type Diagnostic, errorAt } from '../shared/diagnostic.ts'

/**
 * Where a path below the root of a site leads once symbolic links are resolved:
 *
 * - `inside`: to a file or a folder of the site
 * - `outside`: out of the site folder
 * - `hidden`: to a file or folder whose name, or that of a folder around it, begins with a dot, such as `.env` or `.git/config`
 * - `missing`: nowhere
 */
export type FilePlace = 'inside' | 'outside' | 'hidden' | 'missing'

/** Classifies `file`, a path relative to `root`. */
export function placeOf(root: string, file: string): FilePlace {
  const base = realOf(root)
  const real = realOf(join(root, file))
  if (base === undefined || real === undefined) {
    return posix.normalize(file).startsWith('../') ? 'outside' : 'missing'
  }
  if (real !== base && !real.startsWith(base.endsWith(sep) ? base : base + sep)) return 'outside'
  const [own = ''] = real.slice(base.length).split(`${sep}node_modules${sep}`)
  return own.split(sep).some((part) => part.startsWith('.')) ? 'hidden' : 'inside'
}

/** Text of a file of the site; `undefined` when the file is missing, hidden or outside the site. */
export function readSiteFile(root: string, file: string): string | undefined {
  if (placeOf(root, file) !== 'inside') return undefined
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return undefined
  }
}

export interface FileList {
  /** Paths below the folder, with `/`, in a stable order. */
  readonly files: readonly string[]
  /** Symbolic links that were not followed. */
  readonly problems: readonly Diagnostic[]
}

/**
 * All files below a folder of the site. Symbolic links are followed if their targets are inside the
 * site.
 * @param isSkipped whether to leave out a file or folder with this name
 * @throws the file system error when the folder cannot be read
 */
export function listFiles(
  root: string,
  folder: string,
  isSkipped: (name: string, isFolder: boolean) => boolean = () => false,
): FileList {
  const files: string[] = []
  const problems: Diagnostic[] = []
  const walk = (below: string, around: readonly string[]): void => {
    for (const entry of readdirSync(join(root, folder, below), { withFileTypes: true })) {
      const path = posix.join(below, entry.name)
      const file = posix.join(folder, path)
      if (isSkipped(entry.name, !entry.isFile())) continue
      const kind = kindOf(entry, { root, file, around })
      if (kind === 'file') files.push(path)
      else if (kind === 'folder') walk(path, [...around, realpathSync(join(root, file))])
      else if (kind !== 'other') problems.push(linkProblem(file, kind))
    }
  }
  const place = placeOf(root, folder)
  if (place === 'outside') return { files, problems: [linkProblem(folder, place)] }
  walk('', [realpathSync(join(root, folder))])
  return { files: files.sort(), problems }
}

type EntryKind = 'file' | 'folder' | 'other' | LinkFault
type LinkFault = Exclude<FilePlace, 'inside'> | 'circle'

interface EntryPlace {
  readonly root: string
  readonly file: string
  /** Real paths of the folders around the entry. */
  readonly around: readonly string[]
}

function kindOf(entry: Dirent, { root, file, around }: EntryPlace): EntryKind {
  if (entry.isDirectory()) return 'folder'
  if (entry.isFile()) return 'file'
  if (!entry.isSymbolicLink()) return 'other'
  const place = placeOf(root, file)
  if (place !== 'inside') return place
  if (around.includes(realpathSync(join(root, file)))) return 'circle'
  const stats = statSync(join(root, file))
  return stats.isDirectory() ? 'folder' : stats.isFile() ? 'file' : 'other'
}

const FOUND: Readonly<Record<LinkFault, string>> = {
  outside: 'a symbolic link to a place outside the site folder',
  hidden: 'a symbolic link to a hidden file or folder',
  missing: 'a symbolic link whose target does not exist',
  circle: 'a symbolic link to a folder that contains it',
}

/** The error for a symbolic link that the engine does not follow. */
export function linkProblem(file: string, fault: LinkFault): Diagnostic {
  return errorAt(file, 'content/unusable-link', {
    found: FOUND[fault],
    expected: 'a file or folder, or a symbolic link to one inside the site folder',
    fix: 'copy the target into the site folder, or remove the link',
  })
}

function realOf(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}
