import { buildSite } from '../pipeline/build-site.ts'
import { type CommandOptions, outputDir } from '../pipeline/command-options.ts'
import { counted } from '../shared/text/counted.ts'
import { printJson, type ReportOptions, reportProblems } from './report.ts'
import { withProgress } from './show-progress.ts'

/** `warraq build`: build a site, print its problems and how long it took. */
export async function build(options: CommandOptions, report: ReportOptions): Promise<number> {
  const start = performance.now()
  const { problems, pages } = await withProgress(report.talk, (onProgress) =>
    buildSite({ ...options, onProgress }),
  )
  const output = pages === undefined ? undefined : outputDir(options)
  const exitCode = output === undefined ? 1 : 0
  if (report.json) {
    printJson({ command: 'build', root: options.root, exitCode, output, pages, problems })
    return exitCode
  }
  reportProblems(problems, report)
  if (output === undefined) return exitCode
  if (report.talk === 'quiet') return exitCode
  const seconds = ((performance.now() - start) / 1000).toFixed(2)
  console.log(`Built ${counted(pages ?? 0, 'page')} in ${seconds} s: ${output}`)
  return exitCode
}
