import type { DocsRoot } from '../config/docs-root.ts'
import type { DocsConfig } from '../config/schema.ts'
import type { PageStripParts } from '../shared/data/page-parts.ts'
import type { Doc } from './doc.ts'
import { isGenerated } from './generated-pages.tsx'
import type { SectionScope } from './ready-page.ts'

/** The strip at the beginning of a docs page; `undefined` if it would be empty. */
export function pageStripOf(
  doc: Doc,
  { config, section, links, stripRows }: SectionScope,
): PageStripParts | undefined {
  const { time, needs = [] } = doc.frontMatter
  const checked = checkedDayOf(doc, config, section)
  const rows = isGenerated(doc) ? [] : stripRows(doc.file)
  if (time === undefined && needs.length + rows.length === 0 && checked === undefined)
    return undefined
  const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return {
    time,
    needs: needs.length === 0 ? undefined : links.needsOf(doc.file),
    checked: checked && {
      iso: checked.date,
      label: new Intl.DateTimeFormat(config.lang, month).format(new Date(checked.date)),
      against: checked.against,
    },
    rows: rows.length === 0 ? undefined : rows,
  }
}

/**
 * Date of the last check of a docs page: from its front matter, otherwise from the configuration,
 * which applies to the latest version. `undefined`: the page shows no date.
 */
export function checkedDayOf(
  doc: Doc,
  { checked }: Pick<DocsConfig, 'checked'>,
  { version }: Pick<DocsRoot, 'version'>,
): DocsConfig['checked'] {
  const own = doc.frontMatter.checked
  if (own === false || isGenerated(doc)) return undefined
  if (own !== undefined) return { date: own }
  return version.isLast ? checked : undefined
}
