import { join } from 'node:path'
import { checkContent } from '../check/content/check-content.ts'
import { checkReachable } from '../check/content/check-reachable.ts'
import { contentCounts } from '../check/content/content-counts.ts'
import { atSeverity, isReported, severityOf } from '../config/severity-of.ts'
import { mainDocOf } from '../pages/docs-model.ts'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import { withBase } from '../shared/text/route-path.ts'
import type { AssembledSite } from './assemble.ts'
import { type CommandOptions, loadSiteConfig, siteCacheDir } from './command-options.ts'
import { prepareSite } from './prepare-site.ts'

/**
 * Run the checks of a build and the content checks, without writing the site.
 * @throws UsageError when the configuration is invalid.
 */
export async function checkSite(options: CommandOptions, now: Date) {
  const loaded = await loadSiteConfig(options)
  const { config } = loaded
  const sites = await prepareSite(options, loaded)
  // An untranslated page is the same file in every language; the default language comes first.
  const seen = new Set<string>()
  const contents = sites
    .flatMap((site) => site.contents)
    .filter(({ file }) => !seen.has(file) && seen.add(file))
  const found = await checkContent(contents, {
    config,
    root: options.root,
    workDir: join(siteCacheDir(options), 'check'),
    now,
  })
  return {
    problems: [
      ...sites.flatMap((site) => site.problems),
      ...found,
      ...sites.slice(0, 1).flatMap(checkSections),
    ],
    /** Every written page once. */
    contents,
    /** The number of checked items of each kind, as text. */
    summary: contentCounts(contents, config.plugins),
    /** Number of pages in all languages. */
    pages: sites.reduce((sum, site) => sum + site.pages.length, 0),
  }
}

/** Check that every page of every section can be reached from the section's first page. */
function checkSections(loaded: AssembledSite): Diagnostic[] {
  const { model, config, pages, laterItems } = loaded
  const reachable = severityOf(config.checks, 'page/unreachable')
  if (!isReported(reachable)) return []
  const findings = [...model.values()].flat().flatMap((version) => {
    const { key } = version.root
    const first = mainDocOf(version)
    if (first === undefined) return []
    const own = pages.filter(({ rootKey }) => rootKey === key)
    const start = withBase(config.baseUrl, first.route)
    return checkReachable(own, { start, section: key, laterItems })
  })
  return findings.flatMap((finding) => atSeverity(reachable, finding))
}
