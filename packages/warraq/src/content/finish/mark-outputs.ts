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
  const classes = new Map<number, string>()
  let command: number | undefined
  for (const { index, 1: title, 2: language = '' } of html.matchAll(BLOCK)) {
    if (title === undefined && ANSWERS.has(language) && command !== undefined)
      if (endsBlock(html, index)) {
        classes.set(command, 'has-output')
        classes.set(index, 'code-output')
      }
    command = SHELLS.has(language) ? index : undefined
  }
  return html.replace(BLOCK, (opening, _title, _language, at: number) => {
    const name = classes.get(at)
    return name === undefined ? opening : `<docs-code class="${name}">`
  })
}

const CODE_END = '</docs-code>'

/** Whether only white space stands between the end of a block and this place. */
function endsBlock(html: string, place: number): boolean {
  let end = place
  while (end > 0 && html.charCodeAt(end - 1) <= 32) end--
  return html.startsWith(CODE_END, end - CODE_END.length)
}
