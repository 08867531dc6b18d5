import { posix } from 'node:path'
import type { CodeBlockSource } from '@warraq/fences/code-block'
import { cutCode } from '@warraq/fences/cut-code'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import { type Place, placeIn, problemAt } from '../../shared/data/problem-at.ts'
import type { PageScratch } from '../compile-context.ts'
import { FILE_FAULTS, type IncludeFault } from './included-file.ts'

/** `file=./a.js`, `file="./a b.js#L3-L5"`. */
const FILE = /(?:^|\s)file=(?:"([^"]*)"|'([^']*)'|(\S+))/

/**
 * A fence with the code of the file it names, or unchanged. A file that cannot be shown is a problem
 * of the page, and the fence shows its name.
 *
 *     ```js file=./x.js            the whole file
 *     ```js file=./x.js#L3-L6      four lines
 *     ```js file=./x.js#setup      from `// #region setup` to `// #endregion`
 */
export function withCodeOfFile(block: CodeBlockSource, scratch: PageScratch): CodeBlockSource {
  const named = fileOfFence(block.meta)
  if (named === undefined) return block
  if (scratch.context.rules.keepsCodeOfFences && block.code.trim() !== '') return block
  const { written, path, part } = named
  const found = findFile(path, scratch)
  if (typeof found === 'string') {
    scratch.problems.push(unusableFile(placeIn(scratch, block.line), written, found))
    return { ...block, code: block.code || written }
  }
  scratch.dependencies.add(found.file)
  const code = cutCode(found.text, part)
  if (code !== undefined) return { ...block, code }
  scratch.problems.push(unknownPart(placeIn(scratch, block.line), written, part))
  return { ...block, code: block.code || written }
}

/** The file that the words after the language name, and the part of it that is shown. */
export function fileOfFence(meta: string) {
  const match = FILE.exec(meta)
  if (match === null) return undefined
  const written = match[1] ?? match[2] ?? match[3] ?? ''
  const [path = '', part = ''] = written.split('#', 2)
  return { written, path, part }
}

/**
 * The files of the site that a path can mean; `@/x` is looked for in every folder around the page.
 * @param page source of the page
 */
export function candidatesOf(path: string, page: string): string[] {
  const folder = posix.dirname(page)
  const folders = folder.split('/').map((_, at, parts) => parts.slice(0, at).join('/'))
  const candidates = /^(?:@site|<rootDir>)?\//.test(path)
    ? [path.replace(/^[^/]*\/+/, '')]
    : path.startsWith('@/')
      ? [...folders, folder].map((around) => posix.join(around, path.slice(2)))
      : [posix.join(folder, path)]
  return candidates.map((name) => posix.normalize(name))
}

/** The first file that the path can mean. */
function findFile(path: string, { file, context }: PageScratch) {
  let fault: IncludeFault = 'missing'
  for (const candidate of candidatesOf(path, file)) {
    const read = context.readCode(candidate)
    if (typeof read !== 'string') return { file: candidate, text: read.text }
    if (fault === 'missing') fault = read
  }
  return fault
}

function unusableFile(place: Place, written: string, fault: IncludeFault): Diagnostic {
  return problemAt(place, 'code/unusable-file', {
    found: `file=${written}, ${FILE_FAULTS[fault]}`,
    expected: 'a text file of the site folder or its repository, by its path from the page',
    fix: fault === 'missing' ? 'correct the path, or add the file' : 'name another file',
  })
}

function unknownPart(place: Place, written: string, part: string): Diagnostic {
  const isLines = /^L?\d/.test(part)
  return problemAt(place, 'code/unknown-part', {
    found: `file=${written}`,
    expected: isLines
      ? 'lines that the file has, such as #L3-L6'
      : `the lines "#region ${part}" and "#endregion" in the file`,
    fix: isLines ? 'correct the numbers' : 'correct the name, or add the two comments to the file',
  })
}
