import { join } from 'node:path'
import { checkContent } from '../check/content/check-content.ts'
import { contentCounts } from '../check/content/content-counts.ts'
import type { ContentPage } from '../plugins/content-page.ts'
import type { Diagnostic } from '../shared/diagnostic.ts'
import { flattenFacts } from '../shared/facts.ts'
import { assembleSite } from './assemble-site.ts'
import { checkSections } from './check-sections.ts'
import { type CommandOptions, loadSiteConfig, siteCacheDir } from './command-options.ts'

export interface CheckOutcome {
  readonly problems: readonly Diagnostic[]
  /** Every written page once. */
  readonly contents: readonly ContentPage[]
  /** The number of checked items of each kind, as text. */
  readonly summary: string
  /** Number of pages in all languages. */
  readonly pages: number
}

/**
 * Run the checks of a build and the content checks, without writing the site.
 * @throws UsageError when the configuration is invalid.
 */
export async function checkSite(options: CommandOptions, now: Date): Promise<CheckOutcome> {
  const loaded = await loadSiteConfig(options)
  const { config } = loaded
  const sites = await assembleSite(options, loaded)
  // An untranslated page is the same file in every language; the default language comes first.
  const seen = new Set<string>()
  const contents = sites
    .flatMap((site) => site.contents)
    .filter(({ file }) => !seen.has(file) && seen.add(file))
  const found = await checkContent(contents, {
    checks: config.checks.content,
    facts: flattenFacts(config.facts),
    root: options.root,
    workDir: join(siteCacheDir(options), 'check'),
    siteDay: config.checked?.date,
    now,
    plugins: config.plugins,
  })
  return {
    problems: [
      ...sites.flatMap((site) => site.problems),
      ...found,
      ...sites.slice(0, 1).flatMap(checkSections),
    ],
    contents,
    summary: contentCounts(contents, config.plugins),
    pages: sites.reduce((sum, site) => sum + site.pages.length, 0),
  }
}
