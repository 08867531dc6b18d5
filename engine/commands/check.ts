import { type CommandOptions, loadSiteConfig } from './command-options.ts'
import { loadLanguages } from './load-languages.ts'
import { hasErrors, reportProblems } from './report.ts'

/** All checks of a build, without writing anything. */
export async function check(options: CommandOptions): Promise<number> {
  const sites = await loadLanguages(options, await loadSiteConfig(options))
  const problems = sites.flatMap((site) => site.problems)
  const pages = sites.flatMap((site) => site.pages)
  reportProblems(problems)
  if (problems.length === 0) console.log(`Checked ${pages.length} pages: no problems.`)
  return hasErrors(problems) ? 1 : 0
}
