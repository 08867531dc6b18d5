/** A fenced code block of a Markdown source. */
export interface CodeFence {
  readonly language: string
  /** The words after the language. */
  readonly meta: string
  readonly code: string
  /** 1-based line of the opening fence. */
  readonly line: number
  /** 1-based line of the first line of code. */
  readonly firstLine: number
  /** 1-based line of the closing fence, or the last line of the source. */
  readonly lastLine: number
}

const OPENING = /^([\s>]*)(`{3,}|~{3,})[ \t]*([^\s`]*)[ \t]*([^`]*)$/

/** Every fenced block, with the indent of its fence taken off its code. */
export function codeFences(text: string): CodeFence[] {
  const lines = text.split('\n')
  const fences: CodeFence[] = []
  for (let at = 0; at < lines.length; at++) {
    const opening = OPENING.exec(lines[at] ?? '')
    if (opening === null) continue
    const [, indent = '', ticks = '', language = '', meta = ''] = opening
    const start = at
    const code: string[] = []
    for (at++; at < lines.length && !isClosing(lines[at] ?? '', ticks); at++)
      code.push(withoutIndent(lines[at] ?? '', indent))
    fences.push({
      language: language.toLowerCase(),
      meta: meta.trim(),
      code: code.join('\n'),
      line: start + 1,
      firstLine: start + 2,
      lastLine: Math.min(at + 1, lines.length),
    })
  }
  return fences
}

function isClosing(line: string, ticks: string): boolean {
  const inner = line.replace(/^[\s>]*/, '').trimEnd()
  return inner.length >= ticks.length && inner === (ticks[0] ?? '').repeat(inner.length)
}

/** Takes off as much of the indent as the line has. */
function withoutIndent(line: string, indent: string): string {
  if (indent.includes('>')) return line.replace(/^[\s>]{0,}?>\s?/, '')
  let at = 0
  while (at < indent.length && (line[at] === ' ' || line[at] === '\t')) at++
  return line.slice(at)
}
