import { codeFences } from '../../markdown/source-code.ts'
import type { PageSource } from '../../shared/data/page-source.ts'

/** What only MDX means: import, export, capitalised tag, head, React attribute, comment, code to run. */
const MDX_LINE = new RegExp(
  [
    /^import\s(?:.*\sfrom\s*)?['"]/,
    /^export\s+(?:const|let|var|function|async|default|[{*])/,
    /<[A-Z][\w.]*(?:[\s/>]|$)/,
    /^\s*<head>/,
    /<[a-z][^<>]*\s(?:className=|[\w-]+=\{)/,
    /\{\/\*/,
    /^\s*(?:`{3,}|~{3,})\s*mdx-code-block/,
  ]
    .map(({ source }) => source)
    .join('|'),
)

/** Whether a page is MDX by its content, wherever it stands outside code. */
export function isMdx(text: string): boolean {
  // Most pages need no parser.
  if (!text.split('\n').some((line) => MDX_LINE.test(line))) return false
  const fences = codeFences(text)
  if (fences.some(({ language }) => language === 'mdx-code-block')) return true
  return text.split('\n').some((line, at) => {
    const isCode = fences.some((fence) => fence.line <= at + 1 && at + 1 <= fence.lastLine)
    return !isCode && MDX_LINE.test(line.replace(/`[^`]*`/g, ''))
  })
}

/** The sources, with those `.md` pages as MDX that are written in it. */
export function detectMdx(sources: readonly PageSource[]): readonly PageSource[] {
  return sources.map((source) =>
    source.format === 'md' && isMdx(source.text) ? { ...source, format: 'mdx' } : source,
  )
}
