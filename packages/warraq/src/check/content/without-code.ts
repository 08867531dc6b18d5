import { codeOf, type SourceFormat } from '@warraq/markup/source-code'
import type { CodeFence } from '@warraq/markup/source-parts'
import { splitFrontMatter } from '../../content/source/split-front-matter.ts'

/** The source with empty lines in place of front matter and fenced code. */
export function withoutCode(text: string, format: SourceFormat = 'md'): string {
  return withoutLines(text, codeOf(text, format).fences)
}

/** Also has spaces in place of inline code. */
export function withoutAnyCode(text: string, format: SourceFormat = 'md'): string {
  const { fences, inline } = codeOf(text, format)
  const parts: string[] = []
  let from = 0
  for (const [start, end] of inline) {
    parts.push(text.slice(from, start), text.slice(start, end).replace(/[^\n]/g, ' '))
    from = end
  }
  return withoutLines(parts.join('') + text.slice(from), fences)
}

function withoutLines(text: string, fences: readonly CodeFence[]): string {
  const lines = text.split('\n').fill('', 0, splitFrontMatter(text).bodyLine - 1)
  for (const { line, lastLine } of fences) lines.fill('', line - 1, lastLine)
  return lines.join('\n')
}
