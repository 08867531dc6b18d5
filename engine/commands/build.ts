import { join, resolve } from 'node:path'
import { openOutputRecord } from '../emit/output-record.ts'
import { openOutput } from '../emit/output-writer.ts'
import { bundleSiteClient } from './bundle-site-client.ts'
import { type CommandOptions, loadSiteConfig, siteCacheDir } from './command-options.ts'
import { loadLanguages } from './load-languages.ts'
import { hasErrors, reportProblems } from './report.ts'
import { writeSite } from './write-site.ts'

/** Build the site under `root`. Nothing is written unless every check passed. */
export async function build(options: CommandOptions): Promise<number> {
  const start = performance.now()
  const loaded = await loadSiteConfig(options)
  // The client bundle needs the configuration only, so it is made while the pages compile.
  const [bundle, sites] = await Promise.all([
    bundleSiteClient(options, loaded.config),
    loadLanguages(options, loaded),
  ])
  const problems = sites.flatMap((site) => site.problems)
  reportProblems(problems)
  if (hasErrors(problems)) return 1

  const outDir = resolve(options.root, options.out ?? 'dist')
  const output = await openOutput(outDir)
  const record = openOutputRecord(join(siteCacheDir(options), 'output.ndjson'), outDir)
  try {
    await writeSite({ sites, bundle, output, record, options })
    await output.commit(record.taken)
    await record.save()
  } catch (cause) {
    await output.discard()
    throw cause
  }
  const pages = sites.reduce((sum, site) => sum + site.pages.length, 0)
  console.log(
    `Built ${pages} pages in ${((performance.now() - start) / 1000).toFixed(2)} s: ${outDir}`,
  )
  return 0
}
