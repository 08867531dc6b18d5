import { join } from 'node:path'
import { checkContent } from '../check/content/check-content.ts'
import { checkReachable } from '../check/content/check-reachable.ts'
import type { LoadedConfig } from '../config/load-config.ts'
import { atSeverity, isReported, severityOf } from '../config/severity-of.ts'
import { siteBundling } from '../config/site-bundling.ts'
import { mainDocOf } from '../pages/docs-model.ts'
import { asksOthers, type SiteCheck } from '../plugins/guard-checks.ts'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import type { ProblemCode } from '../shared/data/problem-codes.ts'
import { UsageError } from '../shared/data/usage-error.ts'
import { withBase } from '../shared/text/route-path.ts'
import type { AssembledSite } from './assemble.ts'
import { allChecks, localChecks } from './check-pages.ts'
import { type CommandOptions, loadSiteConfig, siteCacheDir } from './command-options.ts'
import { prepareSite } from './prepare-site.ts'

export interface CheckOptions extends CommandOptions {
  /** Whether the checks that ask other sites run as well. */
  readonly external: boolean
}

/** Findings of pages that are not parsed. */
const REFUSED: ReadonlySet<string> = new Set<ProblemCode>([
  'content/too-large',
  'content/too-much-markup',
  'html/too-deep',
])

/**
 * Run the checks of a build and the content checks, without writing the site.
 * @throws UsageError when the configuration is invalid, or nothing in it asks other sites but
 * `options` want that.
 */
export async function checkSite(options: CheckOptions) {
  const loaded = await loadSiteConfig(options)
  const { config } = loaded
  const checks = checksOfPlugins(config, options)
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
  const workDir = join(siteCacheDir(options), 'check')
  const found = await checkContent(contents, {
    ...{ config, checks, workDir, root: options.root },
    memory: {
      file: join(siteCacheDir(options), 'checked-pages'),
      configHash: loaded.hash,
      root: options.root,
    },
  })
  return {
    problems: [...problems, ...found.problems, ...sites.slice(0, 1).flatMap(checkSections)],
    /** Every written page once. */
    contents,
    summary: found.summary,
    /** Number of pages in all languages. */
    pages: sites.reduce((sum, { ready }) => sum + ready.pages.length, 0),
  }
}

function checksOfPlugins(
  config: LoadedConfig['config'],
  options: CheckOptions,
): readonly SiteCheck[] {
  if (!options.external) return localChecks(config, options)
  const all = allChecks(config, options)
  if (!all.some(asksOthers))
    throw new UsageError(
      '--external asks the sites that pages link to, and no plugin of this site does that.\nInstall one: npm install @warraq/prose, then plugins: [prose()].',
    )
  return all
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
