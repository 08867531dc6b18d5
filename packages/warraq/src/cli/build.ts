import { join, resolve } from 'node:path'
import { bundleSiteClient } from '../build/bundle-site-client.ts'
import { type CommandOptions, loadSiteConfig, siteCacheDir } from '../build/command-options.ts'
import { loadLanguages } from '../build/load-languages.ts'
import { openOutput } from '../build/output-writer.ts'
import { writeSite } from '../build/write-site.ts'
import { openOutputRecord } from '../cache/output-record.ts'
import { hasErrors, reportProblems } from './report.ts'

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
