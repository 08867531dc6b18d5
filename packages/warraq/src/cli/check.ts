import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { externalLinks, externalLinksReport } from '../check/content/external-links.ts'
import { checkSite } from '../pipeline/check-site.ts'
import type { CommandOptions } from '../pipeline/command-options.ts'
import type { ContentPage } from '../plugins/content-page.ts'
import { UsageError } from '../shared/data/usage-error.ts'
import { counted } from '../shared/text/counted.ts'
import { messageOf } from '../shared/text/message-of.ts'
import { printJson, type ReportOptions, reportProblems } from './report.ts'
import { withProgress } from './show-progress.ts'

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

/**
 * Write a file that the command line names, and return its absolute path.
 * @param what name of its content, for the message
 * @throws UsageError when it cannot be written.
 */
async function writeNamedFile(file: string, text: string, what: string): Promise<string> {
  const path = resolve(file)
  try {
    await writeFile(path, text)
    return path
  } catch (cause) {
    throw new UsageError(`${what} cannot be written: ${messageOf(cause)}`)
  }
}
