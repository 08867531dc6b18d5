import { CURRENT_VERSION, type DocsRoot } from '../config/docs-root.ts'
import type { DocsConfig } from '../config/schema.ts'
import type { StripRow } from '../plugins/warraq-plugin.ts'
import type { PageStripParts } from '../shared/data/page-parts.ts'
import { withBase } from '../shared/text/route-path.ts'
import type { Doc } from './doc.ts'
import { isGenerated } from './generated-pages.tsx'
import type { SectionScope } from './ready-page.ts'

/** The strip at the beginning of a docs page; `undefined` if it would be empty. */
export function pageStripOf(
  doc: Doc,
  { config, links, stripRows }: SectionScope,
): PageStripParts | undefined {
  const { time, needs = [] } = doc.frontMatter
  const { checked } = doc.frontMatter
  const rows = isGenerated(doc) ? [] : stripRows(doc.file)
  if (time === undefined && needs.length + rows.length === 0 && typeof checked !== 'string')
    return undefined
  const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return {
    time,
    needs: needs.length === 0 ? undefined : links.needsOf(doc.file),
    checked:
      typeof checked === 'string'
        ? {
            iso: checked,
            label: new Intl.DateTimeFormat(config.lang, month).format(new Date(checked)),
          }
        : undefined,
    rows: rows.length === 0 ? undefined : rows.map((row) => hrefWithBase(row, config.baseUrl)),
  }
}

/** A note whose link, if it is a route of the site, works below a base path. */
function hrefWithBase(row: StripRow, baseUrl: string): StripRow {
  return row.href?.startsWith('/') ? { ...row, href: withBase(baseUrl, row.href) } : row
}

/**
 * Date of the last check of a docs page: from its front matter, otherwise from the configuration,
 * which applies to the pages of the section's folder and to the latest version. `undefined`: nobody has
 * checked it.
 */
export function checkedDayOf(
  doc: Doc,
  { checked }: Pick<DocsConfig, 'checked'>,
  { version }: Pick<DocsRoot, 'version'>,
): DocsConfig['checked'] {
  const own = doc.frontMatter.checked
  if (own === false || isGenerated(doc)) return undefined
  if (own !== undefined) return { date: own }
  return version.isLast || version.name === CURRENT_VERSION ? checked : undefined
}
