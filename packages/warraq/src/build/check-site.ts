import { join } from 'node:path'
import { checkContent } from '../check/content/check-content.ts'
import { checkExternal, type ExternalCheck } from '../check/content/check-external.ts'
import { checkReachable } from '../check/content/check-reachable.ts'
import { contentCounts } from '../check/content/content-counts.ts'
import { externalLinks } from '../check/content/external-links.ts'
import type { DocsConfig } from '../config/schema.ts'
import { atSeverity, isReported, severityOf } from '../config/severity-of.ts'
import { siteBundling } from '../config/site-bundling.ts'
import { mainDocOf } from '../pages/docs-model.ts'
import type { ContentPage } from '../plugins/content-page.ts'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import type { ProblemCode } from '../shared/data/problem-codes.ts'
import { counted } from '../shared/text/counted.ts'
import { withBase } from '../shared/text/route-path.ts'
import type { AssembledSite } from './assemble.ts'
import { type CommandOptions, loadSiteConfig, siteCacheDir } from './command-options.ts'
import { readKnownLinks, writeKnownLinks } from './known-links.ts'
import { prepareSite } from './prepare-site.ts'

export interface CheckOptions extends CommandOptions {
  /** Asks whether a page of another site is there; absent: no site is asked. */
  readonly askLink?: ExternalCheck['ask'] | undefined
}

/** Findings of pages that are not parsed. */
const REFUSED: ReadonlySet<string> = new Set<ProblemCode>([
  'content/too-large',
  'content/too-much-markup',
  'html/too-deep',
])

/**
 * Run the checks of a build and the content checks, without writing the site.
 * @throws UsageError when the configuration is invalid.
 */
export async function checkSite(options: CheckOptions, now: Date) {
  const loaded = await loadSiteConfig(options)
  const { config } = loaded
  const sites = await prepareSite(
    { ...options, bundling: siteBundling(loaded, options.root) },
    loaded,
  )
  const problems = sites.flatMap((site) => site.problems)
  // What would take the parser too long would also take the checks too long.
  const refused = new Set(problems.filter(({ code }) => REFUSED.has(code)).map(({ file }) => file))
  // An untranslated page is the same file in every language; the default language comes first.
  const seen = new Set<string>()
  const contents = sites
    .flatMap((site) => site.contents)
    .filter(({ file }) => !refused.has(file) && !seen.has(file) && seen.add(file))
  const found = await checkContent(contents, {
    config,
    root: options.root,
    workDir: join(siteCacheDir(options), 'check'),
    now,
  })
  const external = await askOtherSites(contents, options, { checks: config.checks, now })
  return {
    problems: [
      ...problems,
      ...found,
      ...sites.slice(0, 1).flatMap(checkSections),
      ...external.problems,
    ],
    /** What was asked of other sites, as text; `undefined` if nothing was. */
    externalSummary: external.summary,
    /** Every written page once. */
    contents,
    /** The number of checked items of each kind, as text. */
    summary: contentCounts(contents, config.plugins),
    /** Number of pages in all languages. */
    pages: sites.reduce((sum, { ready }) => sum + ready.pages.length, 0),
  }
}

/** Check that every page of every section can be reached from the section's first page. */
function checkSections({ loaded, linked, ready }: AssembledSite): Diagnostic[] {
  const { config } = loaded.language
  const { pages, laterItems } = ready
  const reachable = severityOf(config.checks, 'page/unreachable')
  if (!isReported(reachable)) return []
  const findings = [...linked.model.values()].flat().flatMap((version) => {
    const { key } = version.root
    const first = mainDocOf(version)
    if (first === undefined) return []
    const own = pages.filter(({ rootKey }) => rootKey === key)
    const start = withBase(config.baseUrl, first.route)
    return checkReachable(own, { start, section: key, laterItems })
  })
  return findings.flatMap((finding) => atSeverity(reachable, finding))
}

/** Ask whether the pages of other sites are there, and remember the good answers. */
async function askOtherSites(
  contents: readonly ContentPage[],
  options: CheckOptions,
  { checks, now }: { readonly checks: DocsConfig['checks']; readonly now: Date },
): Promise<{ readonly problems: readonly Diagnostic[]; readonly summary?: string }> {
  const { askLink } = options
  if (askLink === undefined) return { problems: [] }
  const cacheDir = siteCacheDir(options)
  const known = readKnownLinks(cacheDir, now)
  const { findings, good, asked, undecided } = await checkExternal(externalLinks(contents), {
    ask: askLink,
    known: new Set(Object.keys(known)),
  })
  writeKnownLinks(cacheDir, { known, good, now })
  const refused = undecided === 0 ? '' : `; ${undecided} refused to answer a program`
  return {
    problems: findings.flatMap((finding) =>
      atSeverity(severityOf(checks, finding.code as ProblemCode), finding),
    ),
    summary: `Asked other sites for ${counted(asked, 'page')}${refused}.`,
  }
}
