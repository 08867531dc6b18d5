import { createRequire, isBuiltin } from 'node:module'
import { join } from 'node:path'
import {
  bundlerMessage,
  type ImportingSite,
  type ModuleFindings,
  type PageModuleBundle,
} from 'warraq/plugin'
import { hashOf, packageKey } from '../hashes.ts'
import { messageOf } from '../message-of.ts'
import { rulesOfPages, withProperties } from '../modules/page-rules.ts'
import { importedKeys } from './imported-keys.ts'
import { liveModules } from './live-modules.ts'
import type { ModuleNames } from './module-names.ts'
import { pageModulePlugins } from './module-plugins.ts'
import { loaderCode, moduleWrappers, throwingCode } from './module-wrappers.ts'
import { PAGE_RUNTIME } from './page-runtime.ts'
import { forgivingStyles, pageStyles } from './page-styles.ts'
import { LIVE_MEMBERS } from './provided-modules.ts'

/** What a thread needs besides the bundle to load it. */
export interface BundleData {
  readonly keys: readonly string[]
  /** Why none of the modules could be bundled. */
  readonly failed?: string
}

interface Bundled extends PageModuleBundle {
  readonly data: BundleData
}

/** Bundle the modules; one that does not exist or cannot be loaded fails alone, when it is imported. */
export async function bundleImports(site: ImportingSite, names: ModuleNames): Promise<Bundled> {
  const keys = importedKeys(site, names)
  const all = await bundleKeys(keys, { site, names })
  if (keys.length < 2 || (await importFault(all)) === undefined) return all
  // The bundle imports the packages of all modules at once, and one of them cannot be imported.
  const failing = new Map<string, string>()
  for (const key of keys) {
    const alone = await bundleKeys([key], { site, names, name: `page-module-${hashOf(key)}` })
    const fault = await importFault(alone)
    if (fault !== undefined) failing.set(key, fault)
  }
  return bundleKeys(keys, { site, names, name: 'page-modules-in-part', failing })
}

/** Why none of the modules of a bundle can be imported. */
async function importFault({ url, data }: Bundled): Promise<string | undefined> {
  if (data.failed !== undefined || url === '') return data.failed
  try {
    await import(url)
    return undefined
  } catch (cause) {
    return messageOf(cause)
  }
}

interface KeysOptions {
  readonly site: ImportingSite
  readonly names: ModuleNames
  /** Name of the bundle. */
  readonly name?: string
  /** Modules that are left out, with the reason. */
  readonly failing?: ReadonlyMap<string, string>
}

async function bundleKeys(
  keys: readonly string[],
  { site, names, name = 'page-modules', failing = new Map() }: KeysOptions,
): Promise<Bundled> {
  const { root, cacheDir } = site
  const sheets = (names.styles ?? []).map((path) => join(root, path))
  if (keys.length === 0 && sheets.length === 0) return { ...NOTHING, data: { keys } }
  const keyOf = new Map(keys.map((key) => [isOfSite(key, root) ? join(root, key) : key, key]))
  const found: ModuleFindings = { islands: [], styles: [], problems: [] }
  const readStyles = forgivingStyles(site.readStyles, { root, problems: found.problems })
  const plugins = [
    moduleWrappers(),
    liveModules(keyOf, LIVE_MEMBERS, found.islands),
    ...pageModulePlugins({ root, names }, found.problems),
    pageStyles({
      ...{ root, cacheDir, read: readStyles, found },
      changed: new Set(sheets),
      change: rulesOfPages,
      changeOther: withProperties,
    }),
  ]
  const bundled = (isAsync: boolean) =>
    site.bundle({
      ...{ name, plugins, found, readStyles },
      entry: entryCode({ keyOf, sheets, failing, isAsync }),
    })
  try {
    const bundle = await bundled(false).catch((cause: unknown) => {
      // Modules with a top-level await cannot be required.
      if (!/await/i.test(bundlerMessage(cause))) throw cause
      return bundled(true)
    })
    return { ...bundle, data: { keys } }
  } catch (cause) {
    const failed = bundlerMessage(cause)
    return { ...NOTHING, hash: failed, data: { keys, failed } }
  }
}

const NOTHING: PageModuleBundle = {
  ...{ url: '', hash: '', files: [], islands: [], pageStyles: [], problems: [] },
}

interface EntryOptions {
  /** Names of the modules by what the entry imports. */
  readonly keyOf: ReadonlyMap<string, string>
  readonly sheets: readonly string[]
  readonly failing: ReadonlyMap<string, string>
  readonly isAsync: boolean
}

/** The comment changes with this package, so that another version of it reuses no earlier bundle. */
function entryCode({ keyOf, sheets, failing, isAsync }: EntryOptions): string {
  const loads = [...keyOf].map(([id, key]) => {
    const fault = failing.get(key)
    const load = fault === undefined ? loaderCode(id, isAsync) : throwingCode(fault)
    return `${JSON.stringify(key)}: ${load}`
  })
  const imports = sheets.map((path) => `import ${JSON.stringify(path)}\n`)
  return `// ${packageKey()}
${imports.join('')}export { pageRuntime } from '${PAGE_RUNTIME}'
export const loads = {\n${loads.join(',\n')}\n}`
}

/** Whether a key names a file of the site; without a leading dot it may also be a package. */
function isOfSite(key: string, root: string): boolean {
  if (isBuiltin(key) || /^(?:react|react-dom)(?:\/|$)/.test(key)) return false
  try {
    createRequire(join(root, 'package.json')).resolve(key.replace(/\?[\s\S]*$/, ''))
    return false
  } catch {
    return true
  }
}
