import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { assembleSite } from '../build/assemble-site.ts'
import { checkSections } from '../build/check-sections.ts'
import { type CommandOptions, loadSiteConfig, siteCacheDir } from '../build/command-options.ts'
import { checkContent } from '../check/content/check-content.ts'
import { contentCounts } from '../check/content/content-counts.ts'
import { externalLinks, externalLinksReport } from '../check/content/external-links.ts'
import type { ContentPage } from '../plugins/content-page.ts'
import { flattenFacts } from '../shared/facts.ts'
import { messageOf } from '../shared/message-of.ts'
import { UsageError } from '../shared/usage-error.ts'
import { hasErrors, reportProblems } from './report.ts'

export interface CheckOptions extends CommandOptions {
  /** File that gets the list of external links. */
  readonly links: string | undefined
}

/** Run all checks of a build and the content checks, without writing the site. */
export async function check(options: CheckOptions, now = new Date()): Promise<number> {
  const loaded = await loadSiteConfig(options)
  const sites = await assembleSite(options, loaded)
  const pages = sites.flatMap((site) => site.pages)
  // An untranslated page is the same file in every language; the default language comes first.
  const seen = new Set<string>()
  const contents = sites
    .flatMap((site) => site.contents)
    .filter(({ file }) => !seen.has(file) && seen.add(file))
  const problems = [
    ...sites.flatMap((site) => site.problems),
    ...(await checkContent(contents, {
      checks: loaded.config.checks.content,
      facts: flattenFacts(loaded.config.facts),
      root: options.root,
      workDir: join(siteCacheDir(options), 'check'),
      siteDay: loaded.config.checked?.date,
      now,
      plugins: loaded.config.plugins,
    })),
    ...sites.slice(0, 1).flatMap(checkSections),
  ]
  console.log(`${contentCounts(contents, loaded.config.plugins)}.`)
  reportProblems(problems)
  if (options.links !== undefined) await writeLinks(options.links, contents)
  if (problems.length === 0) console.log(`Checked ${pages.length} pages: no problems.`)
  return hasErrors(problems) ? 1 : 0
}

async function writeLinks(file: string, contents: readonly ContentPage[]): Promise<void> {
  const links = externalLinks(contents)
  try {
    await writeFile(resolve(file), externalLinksReport(links))
  } catch (cause) {
    throw new UsageError(`The list of links cannot be written: ${messageOf(cause)}`)
  }
  console.log(`${[...links.values()].flat().length} external links listed in ${file}.`)
}
