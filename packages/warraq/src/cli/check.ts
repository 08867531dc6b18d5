import { checkSite } from '../build/check-site.ts'
import type { CommandOptions } from '../build/command-options.ts'
import { externalLinks, externalLinksReport } from '../check/content/external-links.ts'
import type { ContentPage } from '../plugins/content-page.ts'
import { reportProblems } from './report.ts'
import { writeNamedFile } from './write-named-file.ts'

/**
 * `warraq check`: print the problems of a site and its content.
 * @param links file that gets the list of external links
 */
export async function check(options: CommandOptions, links?: string): Promise<number> {
  const { problems, contents, summary, pages } = await checkSite(options, new Date())
  console.log(`${summary}.`)
  reportProblems(problems)
  if (links !== undefined) await writeLinks(links, contents)
  if (problems.length === 0) console.log(`Checked ${pages} pages: no problems.`)
  return problems.some(({ severity }) => severity === 'error') ? 1 : 0
}

async function writeLinks(file: string, contents: readonly ContentPage[]): Promise<void> {
  const links = externalLinks(contents)
  await writeNamedFile(file, externalLinksReport(links), 'The list of links')
  console.log(`${[...links.values()].flat().length} external links listed in ${file}.`)
}
