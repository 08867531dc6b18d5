import type { ContentPage, Finding } from 'warraq/plugin'

type Check = (page: Pick<ContentPage, 'file' | 'text' | 'source'>) => Finding[]

/** A block of commands in the HTML of a page, with its language. */
const BLOCK =
  /<pre\b[^>]*\bdata-language="(bash|sh|typescript|javascript|python|go)"[^>]*>(.*?)<\/pre>/gs
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' }

/** Findings in code that components have created, and that is not in the source. */
export function inCreatedCode(
  { file, text, compiled }: Pick<ContentPage, 'file' | 'text' | 'compiled'>,
  checks: readonly Check[],
): Finding[] {
  return [...compiled.html.matchAll(BLOCK)].flatMap(([, language, html = '']) => {
    const code = textOf(html)
    if (isWritten(code, text)) return []
    const block = `\`\`\`\`\`\`${language}\n${code}\n\`\`\`\`\`\`\n`
    return checks
      .flatMap((check) => check({ file, text: block, source: block }))
      .map(({ line: _line, ...finding }) => finding)
  })
}

function isWritten(code: string, text: string): boolean {
  const lines = code.split('\n').map((line) => line.trim())
  return lines.every((line) => text.includes(line))
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
      if (name !== undefined) return ENTITIES[name] ?? whole
      return String.fromCodePoint(Number.parseInt(hex ?? decimal, hex === undefined ? 10 : 16))
    })
    .trimEnd()
}
