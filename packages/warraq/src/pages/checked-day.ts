import type { DocsRoot } from '../config/docs-root.ts'
import type { DocsConfig } from '../config/schema.ts'
import type { Doc } from './doc.ts'
import { isGenerated } from './generated-index.ts'

export type CheckedSource = NonNullable<DocsConfig['checked']>

/**
 * Date of the last check of a docs page: from its front matter, otherwise from the configuration,
 * which applies to the latest version. `undefined`: the page shows no date.
 */
export function checkedDayOf(
  doc: Pick<Doc, 'file' | 'frontMatter'>,
  { checked }: Pick<DocsConfig, 'checked'>,
  { version }: Pick<DocsRoot, 'version'>,
): CheckedSource | undefined {
  const own = doc.frontMatter.checked
  if (own === false || isGenerated(doc)) return undefined
  if (own !== undefined) return { date: own }
  return version.isLast ? checked : undefined
}
