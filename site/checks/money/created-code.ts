import { DomUtils, parseDocument } from 'htmlparser2'
import type { ContentPage, Finding } from 'warraq/plugin'
import type { SourceCheck } from '../procedures/page-check.ts'

const LANGUAGES: ReadonlySet<string | undefined> = new Set([
  'bash',
  'sh',
  'typescript',
  'javascript',
  'python',
  'go',
])

/** Findings in code that components have created, and that is not in the source. */
export function inCreatedCode(
  { file, text, compiled }: Pick<ContentPage, 'file' | 'text' | 'compiled'>,
  checks: readonly SourceCheck[],
): Finding[] {
  const blocks = DomUtils.getElementsByTagName('pre', parseDocument(compiled.html))
  return blocks.flatMap((shown) => {
    const language = shown.attribs['data-language']
    const code = DomUtils.textContent(shown).trimEnd()
    if (!LANGUAGES.has(language) || isWritten(code, text)) return []
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
