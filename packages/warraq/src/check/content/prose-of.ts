import { codeOf, replaceComments, type SourceFormat } from '../../markdown/source-code.ts'

/** Markdown or MDX, by the name of a file. */
export function formatOf(file: string): SourceFormat {
  return file.endsWith('.mdx') ? 'mdx' : 'md'
}

/** The source with front matter and fenced code replaced by spaces; line numbers stay the same. */
export function withoutCode(text: string, format: SourceFormat = 'md'): string {
  const lines = blankOut(text, /^\uFEFF?---[ \t]*\n[\s\S]*?\n---[ \t]*(?=\n|$)/).split('\n')
  for (const { line, lastLine } of codeOf(text, format).fences) lines.fill('', line - 1, lastLine)
  return lines.join('\n')
}

/** Also replaces inline code by spaces. */
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
  // Directive names and attributes; the labels are prose.
  /^[ \t>]*:{2,}[\w-]*/gm,
  /\{[^{}\n]*\}/g,
  // Targets of links and images, reference definitions, bare URLs.
  /\]\((?:[^()\n]|\([^()\n]*\))*\)/g,
  /^[ \t>]*\[[^\]\n]+\]:\s.*$/gm,
  /\b(?:https?|wss?|mailto):[^\s<>)\]]+/g,
  /<\/?[A-Za-z][^<>]*>/g,
]

/** The prose of a source: no code, no addresses, no markup. Line numbers stay the same. */
export function proseOf(text: string, format: SourceFormat = 'md'): string {
  const words = replaceComments(withoutAnyCode(text, format), (comment) =>
    blankOut(comment, /[^\n]+/g),
  )
  return NOT_PROSE.reduce((rest, pattern) => blankOut(rest, pattern), words)
}

/** Replaces matches of a pattern by spaces, so that positions in the text stay the same. */
function blankOut(text: string, pattern: RegExp): string {
  return text.replace(pattern, (whole) => whole.replace(/[^\n]/g, ' '))
}
