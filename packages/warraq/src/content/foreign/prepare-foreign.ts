import { codeOf, type SourceFormat } from '../../markdown/source-code.ts'
import { lineIndex } from '../../shared/text/line-finder.ts'
import type { PageScratch } from '../compile-context.ts'
import { componentsInMarkdown } from './components-in-markdown.ts'
import { findForeign } from './find-foreign.ts'
import { directivesOfGitBook } from './gitbook-blocks.ts'
import { headingAttributes } from './heading-attributes.ts'
import { quoteIndentedBlocks } from './indented-blocks.ts'
import { linksWithMarks } from './wiki-labels.ts'
import { readsWikiLinks } from './wiki-links.ts'

/** `(name)=` of MyST, to which links lead. */
const TARGET = /^\(([A-Za-z][\w:.-]*)\)=[ \t]*$/gm

function targetsAsAnchors(text: string): string {
  if (!TARGET.test(text)) return text
  TARGET.lastIndex = 0
  const { lines } = codeOf(text, 'md')
  const lineAt = lineIndex(text)
  return text.replace(TARGET, (whole, name: string, at: number) =>
    lines.has(lineAt(at)) ? whole : `<a id="${name}"></a>`,
  )
}

/** An include of VitePress: a comment, which nobody would see. */
const INCLUDE = /<!--([ \t]*)@include:/g

/** Rewrite what our Markdown can say exactly and report the rest; lines stay the same. */
export function prepareForeign(
  written: string,
  format: SourceFormat,
  scratch: PageScratch,
): string {
  const text = readsWikiLinks(scratch) ? linksWithMarks(written, format) : written
  const rewritten =
    format === 'mdx'
      ? text
      : quoteIndentedBlocks(
          headingAttributes(directivesOfGitBook(targetsAsAnchors(text), scratch)),
          scratch.placeholders.tabMarker,
        )
  scratch.problems.push(...findForeign(rewritten, format, scratch))
  scratch.leftOutTags = format === 'mdx' ? undefined : componentsInMarkdown(rewritten, scratch)
  return format === 'mdx' ? rewritten : rewritten.replaceAll(INCLUDE, '&lt;!--$1@include:')
}
