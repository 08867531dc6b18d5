import { buildSite } from '../build/build-site.ts'
import { type CommandOptions, outputDir } from '../build/command-options.ts'
import { reportProblems } from './report.ts'

/** `warraq build`: build a site, print its problems and how long it took. */
export async function build(options: CommandOptions): Promise<number> {
  const start = performance.now()
  const { problems, pages } = await buildSite(options)
  reportProblems(problems)
  if (pages === undefined) return 1
  const seconds = ((performance.now() - start) / 1000).toFixed(2)
  console.log(`Built ${pages} pages in ${seconds} s: ${outputDir(options)}`)
  return 0
}
