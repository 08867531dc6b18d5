import { relative } from 'node:path'
import type { DocsConfig } from '../config/schema.ts'
import { bundleSiteModules } from '../content/site-modules.ts'
import { UsageError } from '../shared/usage-error.ts'
import type { ClientBundleOptions } from './client-bundle.ts'
import { type CommandOptions, siteCacheDir } from './command-options.ts'
import { bundleThemeFolder } from './site-parts.ts'

/**
 * The islands of a site, and all files that they may import.
 * @throws UsageError when two islands have the same name
 */
export async function siteIslands(
  options: CommandOptions,
  config: DocsConfig,
): Promise<Pick<ClientBundleOptions, 'islands' | 'islandSources'>> {
  const cacheDir = siteCacheDir(options)
  const bundles = await Promise.all([
    bundleSiteModules(options.root, config, cacheDir),
    bundleThemeFolder(options, config, cacheDir),
  ])
  const fileOf = new Map<string, string>()
  for (const { name, file } of bundles.flatMap(({ islands }) => islands)) {
    const other = fileOf.get(name)
    if (other !== undefined && other !== file)
      throw new UsageError(
        `Two island files have the same name:\n${[other, file].map((path) => relative(options.root, path)).join('\n')}\nRename one of them: the HTML of pages refers to an island by its file name.`,
      )
    fileOf.set(name, file)
  }
  const islands = [...fileOf].map(([name, file]) => ({ name, file })).sort(byName)
  return {
    islands,
    islandSources: islands.length === 0 ? [] : bundles.flatMap(({ files }) => files),
  }
}

function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : 1
}
