import { fileURLToPath } from 'node:url'
import { hashOf, hashOfFile } from '../cache/keys.ts'
import { bundleModules, NO_BUNDLE } from '../config/bundle-modules.ts'
import type { SiteBundling } from '../config/site-bundling.ts'
import { stylesReader } from '../config/styles-reader.ts'
import type { PluginEntry } from '../plugins/owned-entries.ts'
import type {
  PageModuleBundle,
  PageModuleHook,
  PageModuleProvider,
  PageModules,
} from '../plugins/page-module-hook.ts'
import { runHook, runSyncHook } from '../plugins/plugin-error.ts'
import type { WarraqPlugin } from '../plugins/warraq-plugin.ts'
import type { PageSource } from '../shared/data/page-source.ts'
import { repositoryPlaces } from './source/repository-files.ts'

export type PageModuleEntry = PluginEntry<PageModuleHook>

/** What a plugin bundled for pages, for every thread that compiles them. */
export interface PageModulesSource extends PageModuleBundle {
  /** Absent if no plugin provides modules. */
  readonly entry?: PageModuleEntry
}

/** The hook of the plugin that provides what pages import; the schema allows one. */
export function pageModuleEntry(plugins: readonly WarraqPlugin[]): PageModuleEntry | undefined {
  return plugins.flatMap(({ name, pageModules }) =>
    pageModules === undefined ? [] : [{ plugin: name, entry: pageModules }],
  )[0]
}

/**
 * Load the module that a hook names.
 * @throws UsageError when it cannot be loaded; it names the plugin.
 */
export function pageModuleProvider({
  plugin,
  entry: { module, options = {} },
}: PageModuleEntry): Promise<PageModuleProvider> {
  return runHook(plugin, 'pageModules', async () => {
    const { pageModules } = (await import(module)) as {
      readonly pageModules?: (given: typeof options) => PageModuleProvider
    }
    if (typeof pageModules !== 'function')
      throw new Error(`${module} exports no function "pageModules"`)
    return pageModules(options)
  })
}

interface ImportsOptions {
  readonly root: string
  readonly cacheDir: string
  readonly bundling: SiteBundling
  /** Folders of pages that are not in the site folder. */
  readonly beside: readonly string[]
  readonly readFile: (file: string) => string | undefined
  /** Names of the modules that the browser can load; absent = all that need it. */
  readonly bundled?: ReadonlySet<string> | undefined
}

/** Let a plugin bundle what the pages of a site import. */
export async function bundlePageImports(
  entry: PageModuleEntry | undefined,
  sources: readonly Pick<PageSource, 'file' | 'format' | 'text'>[],
  { root, cacheDir, bundling, beside, readFile, bundled }: ImportsOptions,
): Promise<PageModulesSource> {
  if (entry === undefined) return NO_BUNDLE
  const provider = await pageModuleProvider(entry)
  const placeIn = repositoryPlaces(root, beside)
  const bundle = await runHook(entry.plugin, 'pageModules', () =>
    provider.bundle({
      ...{ root, cacheDir, readFile },
      pages: sources.filter(({ format }) => format === 'mdx'),
      mayImport: (file) => ['inside', 'missing'].includes(placeIn(file)),
      bundle: (options) => bundleModules({ ...options, root, cacheDir, bundling }),
      readStyles: stylesReader(bundling),
    }),
  )
  const islands = bundle.islands.filter(({ name }) => bundled?.has(name) ?? true)
  const code = hashOfFile(fileURLToPath(entry.entry.module))
  return {
    ...bundle,
    islands,
    hash: `${bundle.hash}${hashOf(JSON.stringify([entry, code]))}`,
    entry,
  }
}

/** Load what a plugin bundled for pages. */
export async function loadPageModules({
  entry,
  ...bundle
}: PageModulesSource): Promise<PageModules | undefined> {
  if (entry === undefined) return undefined
  const provider = await pageModuleProvider(entry)
  const { problems, open } = await runHook(entry.plugin, 'pageModules', () => provider.load(bundle))
  const named = <Given extends unknown[], Result>(call: (...given: Given) => Result) => {
    return (...given: Given) => runSyncHook(entry.plugin, 'pageModules', () => call(...given))
  }
  return {
    problems,
    open: named((page) => {
      const { nameOf, read, components, element } = open(page)
      return {
        nameOf: named(nameOf),
        read: named((...from) => named(read(...from))),
        components: named(components),
        element: named(element),
      }
    }),
  }
}
