import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { placeOf } from '../source/site-files.ts'

/** Larger files are data; as code on a page they would only slow it down. */
const MOST_CODE_BYTES = 1_000_000

/** Why a file cannot be included. */
export type IncludeFault = 'missing' | 'outside' | 'hidden' | 'not-text' | 'too-large'

/** Each reason as the end of a sentence about the file. */
export const FILE_FAULTS: Readonly<Record<IncludeFault, string>> = {
  missing: 'which does not exist',
  hidden: 'a hidden file or a file in a hidden folder',
  outside: 'which is outside the site folder and its repository',
  'not-text': 'which is not text in UTF-8',
  'too-large': `which is larger than ${MOST_CODE_BYTES / 1_000_000} MB`,
}

/**
 * A function that reads files for pages to show, by their path relative to the site root: files of
 * the site, and of the repository around it, but none that is hidden.
 */
export function codeReader(root: string) {
  let repository: { readonly top: string | undefined } | undefined
  return (file: string): { readonly text: string } | IncludeFault => {
    const place = placeOf(root, file)
    if (place === 'inside') return readText(join(root, file))
    if (place !== 'outside') return place
    repository ??= { top: repositoryAround(root) }
    const { top } = repository
    if (top === undefined) return place
    const path = relative(top, join(root, file)).split(sep).join('/')
    if (path.startsWith('../')) return 'outside'
    const around = placeOf(top, path)
    return around === 'inside' ? readText(join(top, path)) : around
  }
}

function readText(path: string): { readonly text: string } | IncludeFault {
  try {
    const stats = statSync(path)
    if (!stats.isFile()) return 'missing'
    if (stats.size > MOST_CODE_BYTES) return 'too-large'
    const bytes = readFileSync(path)
    if (!isUtf8(bytes) || bytes.includes(0)) return 'not-text'
    return {
      text: bytes
        .toString('utf8')
        .replace(/^\uFEFF/, '')
        .replaceAll('\r\n', '\n'),
    }
  } catch {
    return 'missing'
  }
}

/** The nearest folder that git manages; a worktree has a file `.git`. */
function repositoryAround(root: string): string | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder
    if (dirname(folder) === folder) return undefined
  }
}
