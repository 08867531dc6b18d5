import { createSlugger } from '@warraq/markup/heading-slug'
import { lineIndex } from '@warraq/markup/line-finder'
import { codeOf } from '@warraq/markup/source-code'
import { markdownToHtml } from 'satteri'
import type { PageScratch } from '../compile-context.ts'
import { checkHtml } from '../finish/check-html.ts'
import { parseOptions } from './parse-options.ts'
import { prepareText } from './prepare-source.ts'

/**
 * HTML of a page that is not valid MDX, as if it were Markdown: its text stays readable. Its problem
 * is reported already, and what Markdown finds wrong with it says nothing new.
 */
export async function renderAsMarkdown(text: string, scratch: PageScratch): Promise<string> {
  const { lead } = scratch
  Object.assign(lead, { hasContent: false, title: undefined, first: undefined, paragraph: '' })
  const again = { problems: [], elements: [], contents: [] }
  const quiet: PageScratch = { ...scratch, ...again, slugOf: createSlugger() }
  const source = prepareText(withoutScript(text), 'md', quiet)
  const { html } = await markdownToHtml(source.text, parseOptions(source, quiet))
  await quiet.placeholders.settled()
  return checkHtml(html, source.text, quiet)
}

/** One without an end counts as text. */
const COMMENT = /\{\/\*[\s\S]*?(?:\*\/\}|(?![\s\S]))/g

/** A source without imports, exports and comments of MDX; lines stay where they are. */
function withoutScript(text: string): string {
  const code = new Set<number>()
  for (const { line, lastLine } of codeOf(text, 'md').fences)
    for (let at = line - 1; at < lastLine; at++) code.add(at)
  let isScript = false
  const lines = text.split('\n').map((line, at) => {
    const isEmpty = line.trim() === ''
    isScript = !code.has(at) && !isEmpty && (isScript || /^(?:import|export)\s/.test(line))
    return isScript ? '' : line
  })
  const kept = lines.join('\n')
  const lineAt = lineIndex(kept)
  return kept.replace(COMMENT, (comment, at: number) =>
    code.has(lineAt(at)) || !comment.endsWith('*/}') ? comment : comment.replace(/[^\n]/g, ''),
  )
}
