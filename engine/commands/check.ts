import { type CommandOptions, loadSiteConfig } from './command-options.ts'
import { loadSite } from './load-site.ts'
import { hasErrors, reportProblems } from './report.ts'

/** All checks of a build, without writing anything. */
export async function check(options: CommandOptions): Promise<number> {
  const { problems, pages } = await loadSite(options, await loadSiteConfig(options))
  reportProblems(problems)
  if (problems.length === 0) console.log(`Checked ${pages.length} pages: no problems.`)
  return hasErrors(problems) ? 1 : 0
}
