import type { SourceFormat } from '../../markdown/source-code.ts'
import type { PageScratch } from '../compile-context.ts'
import { componentsInMarkdown } from './components-in-markdown.ts'
import { findForeign } from './find-foreign.ts'
import { directivesOfGitBook } from './gitbook-blocks.ts'
import { headingAttributes } from './heading-attributes.ts'
import { quoteIndentedBlocks } from './indented-blocks.ts'

/** An include of VitePress: a comment, which nobody would see. */
const INCLUDE = /<!--([ \t]*)@include:/g

/**
 * Rewrite what other tools write and what can be said exactly in our Markdown, and report the rest;
 * lines stay the same.
 */
export function prepareForeign(text: string, format: SourceFormat, scratch: PageScratch): string {
  const rewritten =
    format === 'mdx'
      ? text
      : quoteIndentedBlocks(
          headingAttributes(directivesOfGitBook(text)),
          scratch.placeholders.tabMarker,
        )
  scratch.problems.push(...findForeign(rewritten, format, scratch))
  scratch.leftOutTags = format === 'mdx' ? undefined : componentsInMarkdown(rewritten, scratch)
  return format === 'mdx' ? rewritten : rewritten.replaceAll(INCLUDE, '&lt;!--$1@include:')
}
