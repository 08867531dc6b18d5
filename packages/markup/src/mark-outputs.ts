import { insertion, type TextEdit, withEdits } from './text-edits.ts'

/** The opening of a code block, with its title and its language. */
const BLOCK =
  /<docs-code>(?=<figure class="code">(<figcaption>)?[^<]*(?:<\/figcaption>)?<pre [^>]*data-language="([^"]*)")/g

const SHELLS = new Set(['bash', 'sh', 'shell', 'zsh', 'fish', 'powershell', 'ps1', 'cmd', 'bat'])
const ANSWERS = new Set(['text', 'txt', 'json'])

/**
 * Mark each block that shows what the command before it prints, and that command: text or JSON
 * without a title, right after a block of a shell. The style sheet joins the two, and nobody needs
 * to copy an answer. Both have a class, because `:has(+ …)` follows a slow document a frame late.
 */
export function markOutputs(html: string): string {
  const edits: TextEdit[] = []
  const mark = (block: number, name: string) =>
    edits.push(insertion(block + OPENING.length, ` class="${name}"`))
  let command: number | undefined
  for (const { index, 1: title, 2: language = '' } of html.matchAll(BLOCK)) {
    const isAnswer = title === undefined && ANSWERS.has(language) && endsBlock(html, index)
    if (isAnswer && command !== undefined) {
      mark(command, 'has-output')
      mark(index, 'code-output')
    }
    command = SHELLS.has(language) ? index : undefined
  }
  return withEdits(html, edits)
}

const OPENING = '<docs-code'
const CODE_END = '</docs-code>'

/** Whether only white space stands between the end of a block and this place. */
function endsBlock(html: string, place: number): boolean {
  let end = place
  while (end > 0 && html.charCodeAt(end - 1) <= 32) end--
  return html.startsWith(CODE_END, end - CODE_END.length)
}
