import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '../shared/diagnostic.ts'
import { linkProblem, placeOf } from './site-files.ts'

export interface ReadSource {
  readonly text: string
  readonly problems: readonly Diagnostic[]
}

/**
 * Text of a file that an author wrote, by path relative to the root. Text that is not UTF-8 is
 * decoded as far as possible, so that a damaged file does not also break the links to it.
 */
export function readSource(root: string, file: string): ReadSource {
  if (placeOf(root, file) === 'outside')
    return { text: '', problems: [linkProblem(file, 'outside')] }
  let bytes: Buffer
  try {
    bytes = readFileSync(join(root, file))
  } catch (cause) {
    const found = `a file that cannot be read (${(cause as NodeJS.ErrnoException).code ?? cause})`
    return {
      text: '',
      problems: [
        unreadable(file, { found }, 'give the account that builds the site the right to read it'),
      ],
    }
  }
  const utf16 = utf16Of(bytes)
  if (utf16 !== undefined) {
    const text = new TextDecoder(utf16).decode(bytes)
    return { text, problems: [unreadable(file, { found: `text in ${utf16.toUpperCase()}` })] }
  }
  const text = bytes.toString('utf8')
  if (!isUtf8(bytes)) {
    const place = { found: 'bytes that are not UTF-8', line: lineOf(text, '\uFFFD') }
    return { text, problems: [unreadable(file, place)] }
  }
  if (!text.includes('\0')) return { text, problems: [] }
  const place = { found: 'a NUL character', line: lineOf(text, '\0') }
  const fix = 'remove it; if the file is not text, give it another extension'
  return { text: text.replaceAll('\0', ''), problems: [unreadable(file, place, fix)] }
}

/** Detects UTF-16 by its first two bytes. */
function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined
}

function lineOf(text: string, character: string): number {
  return text.slice(0, text.indexOf(character)).split('\n').length
}

function unreadable(
  file: string,
  place: { readonly found: string; readonly line?: number },
  fix = 'save the file as UTF-8',
): Diagnostic {
  return {
    code: 'content/not-text',
    severity: 'error',
    file,
    ...place,
    expected: 'text in UTF-8',
    fix,
  }
}
