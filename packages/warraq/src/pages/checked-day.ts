import type { DocsRoot } from '../config/docs-root.ts'
import type { DocsConfig } from '../config/schema.ts'
import type { Doc } from './doc.ts'
import { isGenerated } from './generated-index.ts'

export type CheckedSource = NonNullable<DocsConfig['checked']>

/**
 * When a docs page was checked: as its front matter says, else as the configuration says of the
 * whole site, which speaks of the latest version. `undefined`: the page shows no day.
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
