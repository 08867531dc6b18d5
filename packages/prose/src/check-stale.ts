import type { ContentPage, Finding } from 'warraq/plugin'

const MS_PER_DAY = 86_400_000

export interface StaleScope {
  /** ISO date of the last check of the whole site, from the configuration. */
  readonly siteDay: string | undefined
  readonly maxAgeDays: number
  readonly now: Date
}

/** Reports dates of checks that are too old: that of the site once, and that of each page. */
export function checkStale(
  pages: readonly Pick<ContentPage, 'file' | 'checked'>[],
  { siteDay, maxAgeDays, now }: StaleScope,
): Finding[] {
  const ageOf = (day: string) => Math.floor((now.getTime() - Date.parse(day)) / MS_PER_DAY)
  const own = pages.flatMap(({ file, checked }) =>
    checked === undefined || checked === siteDay ? [] : [{ file, day: checked }],
  )
  const site = siteDay === undefined ? [] : [{ file: 'docs.config.ts', day: siteDay }]
  return [...site, ...own]
    .filter(({ day }) => ageOf(day) > maxAgeDays)
    .map(({ file, day }) => ({
      code: 'checked/stale',
      file,
      found: `checked on ${day}, ${ageOf(day)} days ago`,
      expected: `a check within the last ${maxAgeDays} days`,
      fix: 'compare the text with what it describes, and set the date of this check',
    }))
}
