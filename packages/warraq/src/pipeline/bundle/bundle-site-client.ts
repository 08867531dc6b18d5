import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { remembered } from '@warraq/search/remembered'
import type { ModuleBundle } from '../../config/bundle-modules.ts'
import type { LoadedConfig } from '../../config/load-config.ts'
import { siteLocales } from '../../config/locales.ts'
import { readDocsRoots } from '../../config/read-docs-roots.ts'
import type { DocsConfig } from '../../config/schema.ts'
import type { SiteBundling } from '../../config/site-bundling.ts'
import { bundleSiteModules } from '../../content/components/site-modules.ts'
import { pageModuleEntry } from '../../content/page-imports.ts'
import { absoluteUrl } from '../../pages/site-href.ts'
import { chosenSearch } from '../../plugins/chosen-search.ts'
import { UsageError } from '../../shared/data/usage-error.ts'
import { runInThreads } from '../../system/run-in-threads.ts'
import { type CommandOptions, siteCacheDir } from '../command-options.ts'
import { bundleThemeFolder, themeStyles } from '../load/site-parts.ts'
import type { ClientBundle, ClientBundleOptions, NewClientBundle } from './client-bundle.ts'
import { browserModule, clientModules } from './client-modules.ts'
import { bundleDir, readBundle, storeBundle } from './former-bundle.ts'
import { siteFeatures } from './site-features.ts'
import { siteStyles } from './site-styles.ts'

/** What pages import and the browser loads. */
export type PageClient = Pick<ModuleBundle, 'islands' | 'pageStyles' | 'files'>

interface ClientSources {
  readonly bundling: SiteBundling
  readonly pages: PageClient | Promise<PageClient>
}

type SiteModuleOptions = Pick<
  ClientBundleOptions,
  'islands' | 'islandSources' | 'moduleStyles' | 'pageFiles' | 'pageModules'
>

/**
 * Bundle the browser side of a site; the result does not depend on the pages. If there is something
 * to bundle, a thread does it while the main thread reads and compiles the pages.
 * @throws UsageError when an island or a style sheet is missing or broken
 */
export async function bundleSiteClient(
  options: CommandOptions,
  loaded: LoadedConfig,
  { bundling, pages }: ClientSources,
): Promise<ClientBundle> {
  const { root, engineDir, engineKey } = options
  const { config } = loaded
  // Every language has the same versions.
  const roots = siteLocales(config)
    .slice(0, 1)
    .flatMap((locale) => readDocsRoots(root, config.sections, locale).roots)
  const features = siteFeatures(config, roots)
  refuseMissing(config, root)
  const pathOf = (path: string | undefined) => path && join(root, path)
  const clientOptions: ClientBundleOptions = {
    ...{ engineDir, engineKey, features, bundling },
    cacheDir: siteCacheDir(options),
    ...(await siteModules(options, config, { bundling, pages: await pages })),
    styles: siteStyles(features, config),
    themeStyles: themeStyles(options, config),
    tokens: pathOf(config.tokens),
    stylesheet: pathOf(config.stylesheet),
    pageStylesheets: [
      ...config.pageStylesheets.map(({ file, when }) => ({ file: join(root, file), when })),
      ...(await pages).pageStyles,
    ],
    baseUrl: config.baseUrl,
    siteUrl: absoluteUrl(config)('/'),
    clientModules: clientModules(config.plugins, options),
    search: searchModule(config, options),
  }
  const dir = bundleDir(clientOptions)
  const former = readBundle(dir, root)
  if (former !== undefined) return former
  let bundle: ClientBundle | Promise<ClientBundle> | undefined
  await runInThreads<ClientBundleOptions, NewClientBundle>(
    [clientOptions],
    { script: join(options.bundleDir, 'bundle-worker.mjs') },
    (_, made) => {
      bundle = storeBundle(made, dir, root)
    },
  )
  if (bundle === undefined) throw new Error('The bundler made no client bundle.')
  return bundle
}

function searchModule(config: DocsConfig, options: CommandOptions): ClientBundleOptions['search'] {
  const chosen = chosenSearch(config)
  if (chosen === undefined)
    return { module: join(options.engineDir, 'search', 'local-provider.ts') }
  const { name: plugin, search } = chosen
  return { plugin, module: browserModule(search.module, options, { plugin, hook: 'search' }) }
}

function refuseMissing({ tokens, stylesheet, pageStylesheets }: DocsConfig, root: string): void {
  const named = [
    { field: 'tokens', file: tokens },
    { field: 'stylesheet', file: stylesheet },
    ...pageStylesheets.map(({ file }) => ({ field: 'pageStylesheets', file })),
  ]
  for (const { field, file } of named)
    if (file !== undefined && !existsSync(join(root, file)))
      throw new UsageError(
        `The style sheet "${file}" does not exist.\nCreate it, or correct "${field}" in docs.config.ts.`,
      )
}

/**
 * The islands of a site with all files that they may import, and the style sheets of all modules.
 * @throws UsageError when two islands have the same name
 */
async function siteModules(
  options: CommandOptions,
  config: DocsConfig,
  { bundling, pages }: { readonly bundling: SiteBundling; readonly pages: PageClient },
): Promise<SiteModuleOptions> {
  const bundles = await Promise.all([
    bundleThemeFolder(options, config, bundling),
    bundleSiteModules(options.root, config, { cacheDir: siteCacheDir(options), bundling }),
  ])
  const fileOf = new Map<string, string>()
  for (const { name, file } of bundles.flatMap(({ islands }) => islands)) {
    const other = remembered(fileOf, name, () => file)
    if (other !== file)
      throw new UsageError(
        `Two island files have the same name:\n${[other, file].map((path) => relative(options.root, path)).join('\n')}\nRename one of them: the HTML of pages refers to an island by its file name.`,
      )
  }
  const islands = [...[...fileOf].map(([name, file]) => ({ name, file })), ...pages.islands].sort(
    (a, b) => (a.name < b.name ? -1 : 1),
  )
  const pageFiles = pages.islands.length === 0 ? [] : pages.files
  const ownFiles = fileOf.size === 0 ? [] : bundles.flatMap(({ files }) => files)
  return {
    islands,
    islandSources: [...ownFiles, ...pageFiles],
    pageFiles,
    pageModules: pageFiles.length === 0 ? undefined : pageModuleEntry(config.plugins),
    moduleStyles: [...new Set(bundles.flatMap(({ styles }) => styles))],
  }
}
