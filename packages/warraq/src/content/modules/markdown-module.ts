import { readFileSync } from 'node:fs'
import { mdxToJs } from 'satteri'
import { messageOf } from '../../shared/text/message-of.ts'
import { splitFrontMatter } from '../source/split-front-matter.ts'

/**
 * Code of a Markdown file that a module imports: a component with its text, which has none of the
 * directives and highlighting of a page.
 */
export async function markdownModule(id: string): Promise<string> {
  const { body } = splitFrontMatter(readFileSync(id, 'utf8'))
  try {
    return (await mdxToJs(body, { outputFormat: 'program', features: { gfm: true } })).code
  } catch (cause) {
    return `throw new Error(${JSON.stringify(messageOf(cause))})\nexport default undefined`
  }
}
