import { DomUtils, parseDocument } from 'htmlparser2'
import type { ContentPage, Finding } from 'warraq/plugin'
import { linesOf, type SourceCheck } from '../page-check.ts'

const LANGUAGE = /^(?:bash|sh|typescript|javascript|python|go)$/

/** A page that is one block of code. */
export function pageOfCode(file: string, language: string, code: string) {
  const text = `\`\`\`\`\`\`${language}\n${code}\n\`\`\`\`\`\`\n`
  return { file, text, source: text }
}

/** Findings in code that components have created, and that is not in the source. */
export function inCreatedCode(
  { file, text, compiled }: Pick<ContentPage, 'file' | 'text' | 'compiled'>,
  checks: readonly SourceCheck[],
): Finding[] {
  const blocks = DomUtils.getElementsByTagName('pre', parseDocument(compiled.html))
  return blocks.flatMap((shown) => {
    const { 'data-language': language = '' } = shown.attribs
    const code = DomUtils.textContent(shown).trimEnd()
    const isWritten = linesOf(code).every(({ content }) => text.includes(content.trim()))
    if (!LANGUAGE.test(language) || isWritten) return []
    const page = pageOfCode(file, language, code)
    return checks.flatMap((check) => check(page)).map(({ line: _line, ...finding }) => finding)
  })
}
