import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentPage, Finding } from 'warraq/plugin'
import { codeFences, elementsIn, parseHtml, rawText } from 'warraq/plugin'
import { firstBy, linesOf, type SourceCheck } from './page-check.ts'

const LANGUAGE = /^(?:bash|sh|typescript|javascript|python|go)$/
/** `file=/examples/foundry/foundry.toml` after the language of a code block. */
const FILE = /(?:^|\s)file="?\/([^\s"#]+)/

/** Findings in code that components have created, and that is not in the source. */
export function inCreatedCode(
  { file, text, compiled }: Pick<ContentPage, 'file' | 'text' | 'compiled'>,
  checks: readonly SourceCheck[],
): Finding[] {
  const blocks = [...elementsIn(parseHtml(compiled.html))].filter(({ tag }) => tag === 'pre')
  return blocks.flatMap(({ attributes, children }) => {
    const { 'data-language': language = '' } = attributes
    const code = rawText(children).trimEnd()
    const isWritten = linesOf(code).every(({ content }) => text.includes(content.trim()))
    if (!LANGUAGE.test(language) || isWritten) return []
    return inCode(file, language, code, checks).map(({ line: _line, ...finding }) => finding)
  })
}

/**
 * Findings in the files that pages show as code, with the lines of those files.
 * @param root folder of the site
 */
export function inExampleFiles(
  pages: readonly Pick<ContentPage, 'source'>[],
  checks: readonly SourceCheck[],
  root: string,
): Finding[] {
  const fences = pages.flatMap(({ source }) =>
    source.includes(' file=') ? codeFences(source) : [],
  )
  const shown = firstBy(fences, ({ meta }) => FILE.exec(meta)?.[1])
  return [...shown].flatMap(([file, { language }]) => {
    if (file === undefined) return []
    const found = inCode(file, language, readFileSync(join(root, file), 'utf8'), checks)
    return found.map((finding) => ({ ...finding, line: (finding.line ?? 1) - 1 }))
  })
}

/** Findings in code, as on a page that is one block of it. */
function inCode(file: string, language: string, code: string, checks: readonly SourceCheck[]) {
  const text = `\`\`\`\`\`\`${language}\n${code}\n\`\`\`\`\`\`\n`
  const page = { file, text, source: text }
  return checks.flatMap((check) => check(page))
}
