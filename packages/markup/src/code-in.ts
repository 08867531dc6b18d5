import { lineIndex } from './line-finder.ts'
import { codeOf, codeTest, type SourceFormat } from './source-code.ts'

/** Where a text is code: in spans, fenced blocks and indented blocks. */
export interface CodePlaces {
  /** Whether the character at an offset is code. */
  readonly isCode: (at: number) => boolean
  /** Whether a 0-based line is a line of a block of code. */
  readonly isCodeLine: (line: number) => boolean
}

/** Find the code of a Markdown text, so that a change leaves it alone. */
export function codeIn(text: string, format: SourceFormat = 'md'): CodePlaces {
  const code = codeOf(text, format)
  const isCode = codeTest(text, code)
  const lineAt = lineIndex(text)
  const indented = code.indented
  const isIndented = (line: number) =>
    indented.some(([first, last]) => first <= line + 1 && line + 1 <= last)
  const isFenced = (line: number) =>
    code.fences.some((fence) => fence.line <= line + 1 && line + 1 <= fence.lastLine)
  return {
    isCode: (at) => isCode(at) || isIndented(lineAt(at)),
    isCodeLine: (line) => isFenced(line) || isIndented(line),
  }
}
