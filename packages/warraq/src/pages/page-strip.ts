import type { DocsRoot } from '../config/docs-root.ts'
import type { DocsConfig } from '../config/schema.ts'
import type { CheckedDay, PageStripParts } from '../shared/page-parts.ts'
import { type CheckedSource, checkedDayOf } from './checked-day.ts'
import type { Doc } from './doc.ts'
import type { LinkedPages } from './link-pages.ts'

export interface PageStripScope {
  readonly config: Pick<DocsConfig, 'checked' | 'lang'>
  readonly section: Pick<DocsRoot, 'version'>
  readonly links: Pick<LinkedPages, 'needsOf'>
}

/** The strip below the title of a docs page; `undefined` if it would be empty. */
export function pageStripOf(
  doc: Doc,
  { config, section, links }: PageStripScope,
): PageStripParts | undefined {
  const { time, needs = [] } = doc.frontMatter
  const checked = checkedDayOf(doc, config, section)
  if (time === undefined && needs.length === 0 && checked === undefined) return undefined
  return {
    ...(time === undefined ? {} : { time }),
    ...(needs.length === 0 ? {} : { needs: links.needsOf(doc.file) }),
    ...(checked === undefined ? {} : { checked: dayIn(config.lang, checked) }),
  }
}

function dayIn(lang: string, { date, against }: CheckedSource): CheckedDay {
  const month = new Intl.DateTimeFormat(lang, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return {
    iso: date,
    label: month.format(new Date(date)),
    ...(against === undefined ? {} : { against }),
  }
}
