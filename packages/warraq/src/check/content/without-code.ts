import { codeOf, type SourceFormat } from '@warraq/markup/source-code'
import { splitFrontMatter } from '../../content/source/split-front-matter.ts'

/** The source with empty lines in place of front matter and fenced code. */
export function withoutCode(text: string, format: SourceFormat = 'md'): string {
  const lines = text.split('\n').fill('', 0, splitFrontMatter(text).bodyLine - 1)
  for (const { line, lastLine } of codeOf(text, format).fences) lines.fill('', line - 1, lastLine)
  return lines.join('\n')
}
