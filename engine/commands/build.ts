import { resolve } from 'node:path'
import { openOutput } from '../emit/output-writer.ts'
import { type CommandOptions, loadSiteConfig } from './command-options.ts'
import { loadSite } from './load-site.ts'
import { hasErrors, reportProblems } from './report.ts'
import { bundleSiteClient, siteFrame } from './site-frame.ts'
import { writeSite } from './write-site.ts'

/** Build the site under `root`. Nothing is written unless every check passed. */
export async function build(options: CommandOptions): Promise<number> {
  const start = performance.now()
  const loaded = await loadSiteConfig(options)
  // The client bundle needs the configuration only, so it is made while the pages compile.
  const [site, bundle] = await Promise.all([
    loadSite(options, loaded),
    bundleSiteClient(options, loaded.config),
  ])
  reportProblems(site.problems)
  if (hasErrors(site.problems)) return 1

  const outDir = resolve(options.root, options.out ?? 'dist')
  const output = await openOutput(outDir)
  try {
    await writeSite(site, siteFrame(site.config, bundle), output, options.root)
    await output.commit()
  } catch (cause) {
    await output.discard()
    throw cause
  }
  console.log(
    `Built ${site.pages.length} pages in ${((performance.now() - start) / 1000).toFixed(2)} s: ${outDir}`,
  )
  return 0
}
