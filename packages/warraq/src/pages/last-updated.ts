import type { LastUpdated } from '../shared/page-parts.ts'
import { remembered } from '../shared/remembered.ts'
import type { Doc } from './doc.ts'
import type { ReadyPagesSource } from './ready-page.ts'

/**
 * Date and author of the last change of a doc: from its front matter, otherwise from its last
 * commit.
 */
export function lastUpdatedOf(
  doc: Doc,
  { config, dates }: Pick<ReadyPagesSource, 'config' | 'dates'>,
): LastUpdated | undefined {
  if (!config.lastUpdated.date) return undefined
  const given = doc.frontMatter.last_update
  const change = dates.get(doc.file)
  const date = given?.date === undefined ? change?.iso : new Date(given.date).toISOString()
  if (date === undefined) return undefined
  const author = config.lastUpdated.author ? (given?.author ?? change?.author) : given?.author
  const label = dateFormat(config.lang).format(new Date(date))
  return { iso: date, label, ...(author === undefined ? {} : { author }) }
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** Cached for all pages, because creating a format takes a hundred times as long as using it. */
function dateFormat(lang: string): Intl.DateTimeFormat {
  return remembered(
    dateFormats,
    lang,
    () => new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' }),
  )
}
