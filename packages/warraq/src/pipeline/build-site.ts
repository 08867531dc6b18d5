import { siteBundling } from '../config/site-bundling.ts'
import { later } from '../shared/data/later.ts'
import { bundleSiteClient, type PageClient } from './bundle/bundle-site-client.ts'
import { type CommandOptions, loadSiteConfig } from './command-options.ts'
import { resizeImages } from './images/resize-images.ts'
import { prepareSite } from './prepare-site.ts'
import { write } from './write.ts'

/**
 * Build the site under `options.root`: load -> compile -> link -> check -> assemble -> write. Each
 * stage is a file in this folder, and `prepareSite` takes every language through the first five, as
 * `check` and the development server do. Nothing is written unless every check passes.
 * @returns the problems, and the number of pages in all languages unless problems prevented the
 *   build.
 * @throws UsageError when the configuration is invalid or the output cannot be written.
 */
export async function buildSite(options: CommandOptions) {
  options.onProgress?.({ phase: 'read' })
  const config = await loadSiteConfig(options)
  // The browser bundle depends only on the configuration and on what pages import, so a thread makes
  // it while they compile.
  const pages = later<PageClient>()
  const bundling = siteBundling(config, options.root)
  const [bundle, sites] = await Promise.all([
    bundleSiteClient(options, config, { bundling, pages: pages.value }),
    prepareSite({ ...options, bundling, onPageModules: pages.set }, config),
  ])
  const problems = sites.flatMap((site) => site.problems)
  if (problems.some(({ severity }) => severity === 'error')) return { problems }
  problems.push(...(await resizeImages(sites, options)))
  if (problems.some(({ severity }) => severity === 'error')) return { problems }
  await write(sites, bundle, options)
  return { problems, pages: sites.reduce((sum, { ready }) => sum + ready.pages.length, 0) }
}
