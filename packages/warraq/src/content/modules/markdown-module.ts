import { readFileSync } from 'node:fs'
import { mdxToJs } from 'satteri'
import { codeFences } from '../../markdown/source-code.ts'
import { messageOf } from '../../shared/text/message-of.ts'
import { splitFrontMatter } from '../source/split-front-matter.ts'

/**
 * Code of a Markdown file that a module imports: a component with its text and its admonitions, which
 * has none of the other directives and the highlighting of a page.
 */
export async function markdownModule(id: string): Promise<string> {
  const { body } = splitFrontMatter(readFileSync(id, 'utf8'))
  try {
    return (
      await mdxToJs(withAdmonitions(body), { outputFormat: 'program', features: { gfm: true } })
    ).code
  } catch (cause) {
    return `throw new Error(${JSON.stringify(messageOf(cause))})\nexport default undefined`
  }
}

const OPENING = /^([ \t]*)(:{3,})[ \t]*([A-Za-z][\w-]*)(?:\[(.*)\]|[ \t]+(.*?))?[ \t]*$/
const CLOSING = /^([ \t]*)(:{3,})[ \t]*$/

/** `:::note Title` and its end as tags of a component, which a module can import. */
function withAdmonitions(text: string): string {
  if (!/^[ \t]*:::/m.test(text)) return text
  const fences = codeFences(text, 'mdx')
  /** Colons of the admonitions around a line. */
  const around: string[] = []
  const lines = text.split('\n').map((line, at) => {
    if (fences.some((fence) => fence.line <= at + 1 && at + 1 <= fence.lastLine)) return line
    const [, indent = '', colons = '', type, label, words] = OPENING.exec(line) ?? []
    if (type !== undefined) {
      around.push(colons)
      const title = label ?? words
      const titled = title === undefined ? '' : ` title={${JSON.stringify(title)}}`
      return `${indent}<Admonition type="${type}"${titled}>\n`
    }
    const [, before = '', end = ''] = CLOSING.exec(line) ?? []
    if (end === '' || around.at(-1) !== end) return line
    around.pop()
    return `\n${before}</Admonition>`
  })
  const unclosed = around.map(() => '\n</Admonition>')
  return ["import Admonition from '@theme/Admonition'", '', ...lines, ...unclosed].join('\n')
}
