import type { WarraqPlugin } from 'warraq/plugin'
import { externalLinkCheck } from './check-external.ts'
import { checkHeadings } from './check-headings.ts'
import { spellingCheck } from './check-spelling.ts'
import { checkStale } from './check-stale.ts'
import { substanceCheck } from './check-substance.ts'
import { type ProseOptions, proseConfig } from './prose-options.ts'

export type { ProseOptions } from './prose-options.ts'

/**
 * Checks the text of the pages, with `warraq check`.
 * @throws Error for an option that it does not have, or a value that it cannot use.
 */
export function prose(options: ProseOptions = {}): WarraqPlugin {
  const config = proseConfig(options)
  const { headings, stale, staleAfterDays } = config
  return {
    name: 'prose',
    checks: [
      { name: 'headings', severity: headings, eachPage: () => checkHeadings },
      spellingCheck(config),
      substanceCheck(config),
      {
        name: 'stale',
        severity: stale,
        run: (pages, { checked: siteDay }) =>
          checkStale(pages, { siteDay, maxAgeDays: staleAfterDays, now: new Date() }),
      },
      externalLinkCheck(config.externalLinks),
    ],
  }
}
