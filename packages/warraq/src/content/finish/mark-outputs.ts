/** The opening of a code block, with its title and its language. */
const BLOCK =
  /<docs-code>(?=<figure class="code">(<figcaption>)?[^<]*(?:<\/figcaption>)?<pre [^>]*data-language="([^"]*)")/g

const SHELLS = new Set(['bash', 'sh', 'shell', 'zsh', 'fish', 'powershell', 'ps1', 'cmd', 'bat'])
const ANSWERS = new Set(['text', 'txt', 'json'])

/**
 * Mark each block that shows what the command before it prints: text or JSON without a title, right
 * after a block of a shell. The style sheet joins the two, and nobody needs to copy an answer.
 */
export function markOutputs(html: string): string {
  let isAfterCommand = false
  return html.replace(BLOCK, (opening, title: string | undefined, language: string, at: number) => {
    const isDirect = html.slice(0, at).trimEnd().endsWith('</docs-code>')
    const isOutput = isAfterCommand && isDirect && title === undefined && ANSWERS.has(language)
    isAfterCommand = SHELLS.has(language)
    return isOutput ? '<docs-code class="code-output">' : opening
  })
}
