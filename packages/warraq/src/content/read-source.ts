import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Diagnostic, errorAt } from '../shared/diagnostic.ts'
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
    const fix = 'give the account that builds the site the right to read it'
    return { text: '', problems: [notText({ file }, found, fix)] }
  }
  const utf16 = utf16Of(bytes)
  const text = utf16 === undefined ? bytes.toString('utf8') : new TextDecoder(utf16).decode(bytes)
  const lineOf = (sign: string) => text.slice(0, text.indexOf(sign)).split('\n').length
  if (utf16 !== undefined)
    return { text, problems: [notText({ file }, `text in ${utf16.toUpperCase()}`)] }
  if (!isUtf8(bytes)) {
    const place = { file, line: lineOf('\uFFFD') }
    return { text, problems: [notText(place, 'bytes that are not UTF-8')] }
  }
  if (!text.includes('\0')) return { text, problems: [] }
  const fix = 'remove it; if the file is not text, give it another extension'
  const problems = [notText({ file, line: lineOf('\0') }, 'a NUL character', fix)]
  return { text: text.replaceAll('\0', ''), problems }
}

/** Detects UTF-16 by its first two bytes. */
function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined
}

function notText(
  place: { readonly file: string; readonly line?: number },
  found: string,
  fix = 'save the file as UTF-8',
): Diagnostic {
  return errorAt(place, 'content/not-text', { found, expected: 'text in UTF-8', fix })
}
