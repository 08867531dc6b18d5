import { isUtf8 } from 'node:buffer'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryPlaces } from '../source/repository-files.ts'

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
  const placeIn = repositoryPlaces(root)
  return (file: string): { readonly text: string } | IncludeFault => {
    const place = placeIn(file)
    return place === 'inside' ? readText(join(root, file)) : place
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
