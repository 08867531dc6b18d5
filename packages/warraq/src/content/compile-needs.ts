import { collectReferences } from '@warraq/markup/html-references'
import { lineFinder } from '@warraq/markup/line-finder'
import { type Features, markdownToHtml } from 'satteri'
import type { CompiledPage } from '../shared/data/compiled-page.ts'
import type { PageScratch } from './compile-context.ts'
import { checkHtml } from './finish/check-html.ts'
import { lineOfAddress } from './finish/page-ids.ts'
import { findUnquotedTags } from './source/parser-losses.ts'

const FEATURES: Features = { gfm: true, directive: false, frontmatter: false }

/** Prerequisites of a page, from its front matter. */
export interface PageNeeds {
  /** Lines of inline Markdown. */
  readonly lines: readonly string[]
  /** The front matter they come from. */
  readonly yaml: string
}

/** Line of the file on which front matter starts. */
const FIRST_LINE = 2

/** Adds the inline HTML of the prerequisites, whose links are still as written, to the page. */
export async function withNeeds(
  page: CompiledPage,
  { lines, yaml }: PageNeeds,
  scratch: PageScratch,
): Promise<CompiledPage> {
  const { file, problems } = scratch
  const lineOf = lineFinder(yaml, FIRST_LINE)
  const placeOf = (tag: string) => ({ file, line: lineOf(tag) })
  const parts = await Promise.all(
    lines.map((line) =>
      markdownToHtml(line, {
        features: FEATURES,
        mdastPlugins: [findUnquotedTags(line, problems, placeOf)],
      }),
    ),
  )
  const own = { ...scratch, firstLine: FIRST_LINE, elements: [] }
  const needs = parts.map(({ html }) =>
    checkHtml(html.trim().replace(/^<p>([\s\S]*)<\/p>$/, '$1'), yaml, own),
  )
  const { links } = collectReferences(needs.join('\n'), lineOfAddress(yaml, FIRST_LINE))
  return { ...page, needs, links: [...links, ...page.links] }
}
