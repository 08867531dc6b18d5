import { checkSite } from '../build/check-site.ts'
import type { CommandOptions } from '../build/command-options.ts'
import { externalLinks, externalLinksReport } from '../check/content/external-links.ts'
import type { ContentPage } from '../plugins/content-page.ts'
import { hasErrors, reportProblems } from './report.ts'
import { writeNamedFile } from './write-named-file.ts'

export interface CheckOptions extends CommandOptions {
  /** File that gets the list of external links. */
  readonly links: string | undefined
}

/** `warraq check`: print the problems of a site and its content. */
export async function check(options: CheckOptions, now = new Date()): Promise<number> {
  const { problems, contents, summary, pages } = await checkSite(options, now)
  console.log(`${summary}.`)
  reportProblems(problems)
  if (options.links !== undefined) await writeLinks(options.links, contents)
  if (problems.length === 0) console.log(`Checked ${pages} pages: no problems.`)
  return hasErrors(problems) ? 1 : 0
}

async function writeLinks(file: string, contents: readonly ContentPage[]): Promise<void> {
  const links = externalLinks(contents)
  await writeNamedFile(file, externalLinksReport(links), 'The list of links')
  console.log(`${[...links.values()].flat().length} external links listed in ${file}.`)
}
