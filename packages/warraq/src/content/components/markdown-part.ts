import type { ReactElement } from 'react'
import { markdownToHtml } from 'satteri'
import type { PageScratch } from '../compile-context.ts'
import { checkHtml } from '../finish/check-html.ts'
import { parseOptions } from '../source/parse-options.ts'
import { prepareText } from '../source/prepare-source.ts'

/** Markdown that a component shows in a page, with headings and code blocks like those of the page. */
export function markdownPart(text: string, scratch: PageScratch): ReactElement {
  return scratch.placeholders.element(htmlOf(text, scratch))
}

async function htmlOf(text: string, scratch: PageScratch): Promise<string> {
  const source = prepareText(text, 'md', scratch)
  const { html } = await markdownToHtml(source.text, parseOptions(source, scratch))
  return checkHtml(html, '', scratch)
}
