import { isUtf8 } from 'node:buffer'
import { type Dirent, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import { type Place, problemAt } from '../../shared/data/problem-at.ts'
import { realPath } from '../../system/files.ts'
import { MOST_BYTES, tooLarge } from './page-limits.ts'

/**
 * Where a path below the root of a site leads once symbolic links are resolved:
 *
 * - `inside`: to a file or a folder of the site
 * - `outside`: out of the site folder
 * - `hidden`: to a file or folder whose name, or that of a folder around it, begins with a dot, such
 *   as `.env` or `.git/config`; not those that GitBook publishes, `.gitbook/assets/a.png`
 * - `missing`: nowhere
 */
export type FilePlace = 'inside' | 'outside' | 'hidden' | 'missing'

/**
 * Classifies `file`, a path relative to `root`.
 * @param beside folders beside the site that the configuration names: `../docs`
 */
export function placeOf(
  root: string,
  file: string,
  beside: readonly string[] = NONE_BESIDE,
): FilePlace {
  const folder = beside.find((dir) => isBelow(posix.normalize(file), dir))
  const base = realPath(folder === undefined ? root : join(root, folder))
  const real = realPath(join(root, file))
  if (base === undefined || real === undefined) {
    const isOutside = folder === undefined && posix.normalize(file).startsWith('../')
    return isOutside ? 'outside' : 'missing'
  }
  if (real !== base && !real.startsWith(base.endsWith(sep) ? base : base + sep)) return 'outside'
  const [own = ''] = real.slice(base.length).split(`${sep}node_modules${sep}`)
  const parts = own.replace(GITBOOK_FILES, '').split(sep)
  return parts.some((part) => part.startsWith('.')) ? 'hidden' : 'inside'
}

/** GitBook's folder of page images: hidden by its name, but published. */
const GITBOOK_FILES = /(?<=^|[/\\])\.gitbook[/\\](?=assets[/\\])/

const NONE_BESIDE: readonly string[] = []

/** The folders of a list that are not in the site folder. */
export function besideSite(folders: readonly string[]): string[] {
  return folders.filter((folder) => folder.startsWith('../'))
}

function isBelow(file: string, folder: string): boolean {
  return file === folder || file.startsWith(`${folder}/`)
}

/**
 * All files below a folder of the site, in a stable order. Symbolic links are followed if their
 * targets are inside the site.
 * @param problemsOf the problems of a folder that cannot be read, by the code of the error
 * @param isSkipped whether to leave out a file or folder with this name, at this path of the site
 */
export function listFiles(
  root: string,
  folder: string,
  problemsOf: (code: string) => readonly Diagnostic[],
  isSkipped: (name: string, isFolder: boolean, file: string) => boolean = () => false,
) {
  /** Paths below the folder, with `/`. */
  const files: string[] = []
  /** Symbolic links that are not followed. */
  const problems: Diagnostic[] = []
  const walk = (below: string, around: readonly string[]): void => {
    for (const entry of readdirSync(join(root, folder, below), { withFileTypes: true })) {
      const path = posix.join(below, entry.name)
      const file = posix.join(folder, path)
      if (isSkipped(entry.name, !entry.isFile(), file)) continue
      const kind = kindOf(entry, { root, file, around, beside })
      if (kind === 'file') files.push(path)
      else if (kind === 'folder') walk(path, [...around, realpathSync(join(root, file))])
      else if (kind !== 'other') problems.push(linkProblem(file, kind))
    }
  }
  const beside = besideSite([folder])
  const place = placeOf(root, folder, beside)
  if (place === 'outside') return { files, problems: [linkProblem(folder, place)] }
  try {
    walk('', [realpathSync(join(root, folder))])
  } catch (cause) {
    const { code = 'unknown error' } = cause as NodeJS.ErrnoException
    return { files: [], problems: problemsOf(code) }
  }
  return { files: files.sort(), problems }
}

type EntryKind = 'file' | 'folder' | 'other' | LinkFault
type LinkFault = Exclude<FilePlace, 'inside'> | 'circle'

interface EntryPlace {
  readonly root: string
  readonly file: string
  /** Real paths of the folders around the entry. */
  readonly around: readonly string[]
  readonly beside: readonly string[]
}

function kindOf(entry: Dirent, { root, file, around, beside }: EntryPlace): EntryKind {
  if (entry.isDirectory()) return 'folder'
  if (entry.isFile()) return 'file'
  if (!entry.isSymbolicLink()) return 'other'
  const place = placeOf(root, file, beside)
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
function linkProblem(file: string, fault: LinkFault): Diagnostic {
  return problemAt(file, 'content/unusable-link', {
    found: FOUND[fault],
    expected: 'a file or folder, or a symbolic link to one inside the site folder',
    fix: 'copy the target into the site folder, or remove the link',
  })
}

/**
 * Text of a file that an author wrote, by path relative to the root, with `\n` at the end of each
 * line. Text that is not UTF-8 is decoded as far as possible, so that a damaged file does not also
 * break the links to it. Of a file that is not text at all, nothing is read.
 */
export function readSource(root: string, file: string, beside: readonly string[] = NONE_BESIDE) {
  if (placeOf(root, file, beside) === 'outside')
    return { text: '', problems: [linkProblem(file, 'outside')] }
  let bytes: Buffer
  try {
    const { size } = statSync(join(root, file))
    if (size > MOST_BYTES) return { text: '', problems: [tooLarge(file, size)] }
    bytes = readFileSync(join(root, file))
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    const found = `a file that cannot be read (${code ?? cause})`
    const fix =
      code === 'ENOENT'
        ? 'it was removed in the meantime; run the command again'
        : 'give the account that builds the site the right to read it'
    return { text: '', problems: [notText(file, found, fix)] }
  }
  const utf16 = utf16Of(bytes)
  if (utf16 === undefined && !isUtf8(bytes) && bytes.includes(0)) {
    const fix = 'give it the extension of its format, or take it out of the folder with the pages'
    return { text: '', problems: [notText(file, 'a binary file', fix)] }
  }
  const text = withLineFeeds(
    utf16 === undefined ? bytes.toString('utf8') : new TextDecoder(utf16).decode(bytes),
  )
  const lineOf = (sign: string) => text.slice(0, text.indexOf(sign)).split('\n').length
  if (utf16 !== undefined)
    return { text, problems: [notText(file, `text in ${utf16.toUpperCase()}`)] }
  if (!isUtf8(bytes)) {
    const place = { file, line: lineOf('\uFFFD') }
    return { text, problems: [notText(place, 'bytes that are not UTF-8')] }
  }
  if (!text.includes('\0')) return { text, problems: [] }
  const fix = 'remove it; if the file is not text, give it another extension'
  const problems = [notText({ file, line: lineOf('\0') }, 'a NUL character', fix)]
  return { text: text.replaceAll('\0', ''), problems }
}

/** Git on Windows checks text files out with `\r\n`; everything that reads lines expects `\n`. */
export function withLineFeeds(text: string): string {
  return text.replaceAll('\r\n', '\n')
}

/** Detects UTF-16 by its first two bytes. */
function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined
}

function notText(place: Place, found: string, fix = 'save the file as UTF-8'): Diagnostic {
  return problemAt(place, 'content/not-text', { found, expected: 'text in UTF-8', fix })
}
