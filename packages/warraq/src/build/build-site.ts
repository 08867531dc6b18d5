import type { Diagnostic } from '../shared/diagnostic.ts'
import { assembleSite } from './assemble-site.ts'
import { bundleSiteClient } from './bundle-site-client.ts'
import { type CommandOptions, loadSiteConfig } from './command-options.ts'
import { write } from './write.ts'

export interface BuildOutcome {
  readonly problems: readonly Diagnostic[]
  /** Pages in all languages; absent when problems kept the site from being written. */
  readonly pages?: number
}

/**
 * Build the site under `options.root`: load -> compile -> link -> check -> assemble -> write, a file
 * each in this folder. Nothing is written unless every check passed.
 * @throws UsageError when the configuration cannot be used or the output cannot be written.
 */
export async function buildSite(options: CommandOptions): Promise<BuildOutcome> {
  const config = await loadSiteConfig(options)
  // The browser bundle needs the configuration only, so a thread makes it while the pages compile.
  const [bundle, sites] = await Promise.all([
    bundleSiteClient(options, config.config),
    assembleSite(options, config),
  ])
  const problems = sites.flatMap((site) => site.problems)
  if (problems.some(({ severity }) => severity === 'error')) return { problems }
  await write({ sites, bundle, options })
  return { problems, pages: sites.reduce((sum, { pages }) => sum + pages.length, 0) }
}
