import {
  codeOf,
  lineIndex,
  type MdastPlugin,
  type PreparedPage,
  type WrittenPage,
} from 'warraq/plugin'
import { componentsInMarkdown, leaveOutTags } from './components-in-markdown.ts'
import { findForeign } from './find-foreign.ts'
import { directivesOfGitBook } from './gitbook-blocks.ts'
import { headingAttributes } from './heading-attributes.ts'
import { quoteIndentedBlocks } from './indented-blocks.ts'
import { quotedTabs, tabMarker } from './quoted-tabs.ts'
import { snippets } from './snippets.ts'
import { linksWithMarks } from './wiki-labels.ts'
import { wikiLinks } from './wiki-links.ts'

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

/** An include of VitePress: a comment, so readers would see nothing. */
const INCLUDE = /<!--([ \t]*)@include:/g

/** Rewrite what the engine's Markdown can say exactly and report the rest; lines stay the same. */
export function prepare(written: string, page: WrittenPage): PreparedPage {
  const { format, options } = page
  const mdast: MdastPlugin[] = []
  const readsLinks = options.wikiLinks !== false
  const text = readsLinks ? linksWithMarks(written, format) : written
  if (readsLinks && text.includes('[[')) mdast.push(wikiLinks(page))
  if (text.includes('<<<')) mdast.push(snippets())
  if (format === 'mdx') {
    findForeign(text, page).forEach(page.report)
    return { text, mdast }
  }
  const marker = tabMarker(text)
  const rewritten = quoteIndentedBlocks(
    headingAttributes(directivesOfGitBook(targetsAsAnchors(text), page)),
    marker,
  )
  if (rewritten.includes(marker)) mdast.push(quotedTabs(marker))
  findForeign(rewritten, page).forEach(page.report)
  const other = componentsInMarkdown(rewritten, page)
  if (other !== undefined) {
    page.report(other.problem)
    mdast.unshift(leaveOutTags(other.leftOut))
  }
  return { text: rewritten.replaceAll(INCLUDE, '&lt;!--$1@include:'), mdast }
}
