import { codeOf, replaceComments, type SourceFormat } from '../../markdown/source-code.ts'
import { blankOut } from './blank-out.ts'

/** Markdown or MDX, by the name of a file. */
export function formatOf(file: string): SourceFormat {
  return file.endsWith('.mdx') ? 'mdx' : 'md'
}

/** The source with front matter and fenced code as spaces: every line stays where it is. */
export function withoutCode(text: string, format: SourceFormat = 'md'): string {
  const lines = blankOut(text, /^\uFEFF?---[ \t]*\n[\s\S]*?\n---[ \t]*(?=\n|$)/).split('\n')
  for (const { line, lastLine } of codeOf(text, format).fences) lines.fill('', line - 1, lastLine)
  return lines.join('\n')
}

/** The source with code within lines as spaces, too. */
function withoutAnyCode(text: string, format: SourceFormat): string {
  const parts: string[] = []
  let from = 0
  for (const [start, end] of codeOf(text, format).inline) {
    parts.push(text.slice(from, start), blankOut(text.slice(start, end), /[\s\S]+/))
    from = end
  }
  return withoutCode(parts.join('') + text.slice(from), format)
}

const NOT_PROSE: readonly RegExp[] = [
  /^(?:import|export)\s.*$/gm,
  // Directive names and attributes; labels are text.
  /^[ \t>]*:{2,}[\w-]*/gm,
  /\{[^{}\n]*\}/g,
  // Targets of links and images, reference definitions, bare addresses.
  /\]\((?:[^()\n]|\([^()\n]*\))*\)/g,
  /^[ \t>]*\[[^\]\n]+\]:\s.*$/gm,
  /\b(?:https?|wss?|mailto):[^\s<>)\]]+/g,
  /<\/?[A-Za-z][^<>]*>/g,
]

/** What a reader reads as language: no code, no addresses, no markup. Lines stay where they are. */
export function proseOf(text: string, format: SourceFormat = 'md'): string {
  const words = replaceComments(withoutAnyCode(text, format), (comment) =>
    blankOut(comment, /[^\n]+/g),
  )
  return NOT_PROSE.reduce((rest, pattern) => blankOut(rest, pattern), words)
}
