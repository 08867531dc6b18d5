import { externalLinks, externalLinksReport } from '../check/content/external-links.ts'
import { checkSite } from '../pipeline/check-site.ts'
import type { CommandOptions } from '../pipeline/command-options.ts'
import type { ContentPage } from '../plugins/content-page.ts'
import { counted } from '../shared/text/counted.ts'
import { printJson, type ReportOptions, reportProblems } from './report.ts'
import { withProgress } from './show-progress.ts'
import { writeNamedFile } from './write-named-file.ts'

/**
 * `warraq check`: print the problems of a site and its content.
 * @param report how to print them, and the file that gets the list of external links
 */
export async function check(
  options: CommandOptions,
  report: ReportOptions & {
    readonly links: string | undefined
    /** Whether to ask the sites that pages link to. */
    readonly external: boolean
  },
): Promise<number> {
  const { external } = report
  const { problems, contents, summary, pages } = await withProgress(report.talk, (onProgress) =>
    checkSite({ ...options, external, onProgress }),
  )
  const exitCode = problems.some(({ severity }) => severity === 'error') ? 1 : 0
  const listed = report.links === undefined ? '' : await writeLinks(report.links, contents)
  if (report.json) {
    printJson({ command: 'check', root: options.root, exitCode, pages, problems })
    return exitCode
  }
  if (report.talk !== 'quiet') console.log(`${summary}.`)
  reportProblems(problems, report)
  if (listed !== '') console.log(listed)
  if (problems.length === 0 && report.talk !== 'quiet')
    console.log(`Checked ${counted(pages, 'page')}: no problems.`)
  return exitCode
}

/** Write the list of external links; returns a sentence about it. */
async function writeLinks(file: string, contents: readonly ContentPage[]): Promise<string> {
  const links = externalLinks(contents)
  await writeNamedFile(file, externalLinksReport(links), 'The list of links')
  return `${counted([...links.values()].flat().length, 'external link')} listed in ${file}.`
}
