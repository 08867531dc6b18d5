import { type Features, markdownToHtml } from 'satteri'
import { findUnquotedTags } from './source/unquoted-tags.ts'

const FEATURES: Features = { gfm: true, directive: false, frontmatter: false }

/** Prerequisites of a page, from its front matter. */
export interface PageNeeds {
  /** Lines of inline Markdown. */
  readonly lines: readonly string[]
  /** The front matter they come from; it starts on the second line of the file. */
  readonly yaml: string
}

/**
 * Inline HTML of each line; links are still as written.
 * @param report takes a tag that the parser cannot read
 */
export async function compileNeeds(
  { lines }: PageNeeds,
  report: (tag: string) => void,
): Promise<readonly string[]> {
  const parts = await Promise.all(
    lines.map((line) =>
      markdownToHtml(line, { features: FEATURES, mdastPlugins: [findUnquotedTags(line, report)] }),
    ),
  )
  return parts.map(({ html }) => html.trim().replace(/^<p>([\s\S]*)<\/p>$/, '$1'))
}
