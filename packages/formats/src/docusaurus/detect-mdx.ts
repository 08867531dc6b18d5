import type { PageSource } from 'warraq/plugin'
import { codeFences } from 'warraq/plugin'

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

/** An element that is closed by its own tag, which HTML leaves open: everything after it is inside. */
const CLOSED_TAG =
  /<(?!(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|path|use|circle|rect)\b)[a-z][\w-]*(?:\s[^<>]*)?\/>/

/** Whether a page is MDX by its content, wherever it stands outside code. */
export function isMdx(text: string): boolean {
  // Most pages need no parser.
  const isLine = text.split('\n').some((line) => MDX_LINE.test(line))
  if (!isLine && !CLOSED_TAG.test(text)) return false
  const fences = codeFences(text)
  if (fences.some(({ language }) => language === 'mdx-code-block')) return true
  const lines = text.split('\n').map((line, at) => {
    const isCode = fences.some((fence) => fence.line <= at + 1 && at + 1 <= fence.lastLine)
    return isCode ? '' : line.replace(/`[^`]*`/g, '')
  })
  return lines.some((line) => MDX_LINE.test(line)) || CLOSED_TAG.test(lines.join('\n'))
}

/** The sources, with those `.md` pages as MDX that are written in it. */
export function detectMdx(sources: readonly PageSource[]): readonly PageSource[] {
  return sources.map((source) =>
    source.format === 'md' && isMdx(source.text) ? { ...source, format: 'mdx' } : source,
  )
}
