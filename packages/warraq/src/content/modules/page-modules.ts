import { createRequire, isBuiltin } from 'node:module'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashOf, hashOfFile } from '../../cache/keys.ts'
import {
  bundleModules,
  type ModuleBundle,
  type ModuleFindings,
  NO_BUNDLE,
} from '../../config/bundle-modules.ts'
import { bundlerMessage } from '../../config/bundler-message.ts'
import type { DocsConfig } from '../../config/schema.ts'
import type { SiteBundling } from '../../config/site-bundling.ts'
import { stylesReader } from '../../config/styles-reader.ts'
import type { PageModuleHook, PageModuleProvider } from '../../plugins/page-module-hook.ts'
import { type ModuleNames, NO_MODULE_NAMES, withoutAlias } from '../../shared/data/module-names.ts'
import type { PageSource } from '../../shared/data/page-source.ts'
import { LINKED_FILE } from '../../shared/text/linked-file.ts'
import { messageOf } from '../../shared/text/message-of.ts'
import { runBounded } from '../components/run-bounded.ts'
import { takeImports, withMdxComments, withoutMdxFences } from '../source/mdx-compat.ts'
import { repositoryPlaces } from '../source/repository-files.ts'
import type { FilePlace } from '../source/site-files.ts'
import { liveModules } from './live-modules.ts'
import { loaderCode, moduleWrappers, throwingCode } from './module-wrappers.ts'
import { pageModulePlugins } from './page-module-plugins.ts'
import { PAGE_RUNTIME } from './page-runtime.ts'
import { forgivingStyles, pageStyles } from './page-styles.ts'

type Namespace = Readonly<Record<string, unknown>>

/** A module that pages import, or why it could not be loaded. */
type PageModule = { readonly namespace: Namespace } | { readonly failed: string }

/** The modules that the pages of a site import. */
export interface PageModules {
  /** Keys of the modules that the browser can load. */
  readonly islands: ReadonlySet<string>
  /** By `moduleKey`. */
  readonly modules: ReadonlyMap<string, PageModule>
  readonly names: ModuleNames
  /** Modules that a plugin provides: their names, and what they are on a page. */
  readonly provides: readonly string[]
  readonly provider: PageModuleProvider
  /** What these modules are for the page that is being rendered. */
  readonly runtime: PageRuntime
}

interface PageRuntime {
  member: (id: string, name: string) => (...given: readonly unknown[]) => unknown
  /** Set when a component that renders uses something that needs the browser. */
  isLive: boolean
}

/** A hook that provides nothing. */
const NO_HOOK: PageModuleHook = { provides: [], build: '', browser: '' }

/** What a plugin of the site provides. */
export function pageModuleHook({ plugins }: Pick<DocsConfig, 'plugins'>): PageModuleHook {
  return plugins.find(({ pageModules }) => pageModules !== undefined)?.pageModules ?? NO_HOOK
}

const NO_PROVIDER: PageModuleProvider = {
  open: () => ({ names: [], exportsOf: () => undefined }),
  needsBrowser: () => false,
}

export const NO_PAGE_MODULES: PageModules = {
  islands: new Set(),
  modules: new Map(),
  names: NO_MODULE_NAMES,
  provides: [],
  provider: NO_PROVIDER,
  runtime: { member: () => () => undefined, isLive: false },
}

/** Plain data for another thread, which imports the modules again. */
export interface PageModulesSource extends ModuleBundle {
  readonly keys: readonly string[]
  readonly hook: PageModuleHook
  /** Why none of them could be bundled. */
  readonly failed?: string
}

/** Whether a plugin provides a module: by its name, or by the beginning of it, `@theme/`. */
export function isProvided(id: string, provides: readonly string[]): boolean {
  return provides.some((name) => (name.endsWith('/') ? id.startsWith(name) : id === name))
}

/**
 * Name of the module that a page imports: a path relative to the site root, or a package;
 * `undefined` for what the engine reads itself, partials and images, and for what a plugin provides.
 */
export function moduleKey(
  from: string,
  file: string,
  provides: readonly string[],
): string | undefined {
  const isRaw = /raw-loader!|\?raw$/.test(from)
  const plain = from.replace(/^.*!/, '').replace(/\?[\s\S]*$/, '')
  const path = importedPath(plain, file) ?? plain
  if (isRaw) return `${path}?raw`
  if (isProvided(plain, provides)) return undefined
  if (/\.mdx?$/.test(plain) || LINKED_FILE.test(plain)) return undefined
  return path
}

/** Keys of all modules that the MDX pages and their partials import. */
export function collectPageModules(
  sources: readonly Pick<PageSource, 'file' | 'format' | 'text'>[],
  { root, beside, readFile, hook }: SiteFiles,
): string[] {
  const placeIn = repositoryPlaces(root, beside)
  const { names = NO_MODULE_NAMES, provides } = hook
  const keys = new Set<string>()
  const read = new Set<string>()
  const visit = (file: string, text: string): void => {
    read.add(file)
    for (const written of modulesIn(text)) {
      const from = withoutAlias(written, names)
      const key = moduleKey(from, file, provides)
      if (key !== undefined && isUsable(placeIn(key.replace(/\?[\s\S]*$/, '')))) keys.add(key)
      const partial = /^[^!]*\.mdx?$/.test(from) ? importedPath(from, file) : undefined
      if (partial === undefined || read.has(partial)) continue
      const inner = readFile(partial)
      if (inner !== undefined) visit(partial, inner)
    }
  }
  for (const { file, format, text } of sources) if (format === 'mdx') visit(file, text)
  if (names.globals !== undefined) keys.add(names.globals)
  return [...keys].sort()
}

/** What a source imports at its top and requires within expressions. */
function modulesIn(written: string): string[] {
  const text = withoutMdxFences(written)
  const imported = /^import\b/m.test(text)
    ? takeImports(withMdxComments(text)).imports.map(({ from }) => from)
    : []
  return [...imported, ...requiredIn(text)]
}

/**
 * Paths of files in `require('./x.png')`; code blocks may contain some that nobody calls, therefore
 * without packages.
 */
function requiredIn(text: string): string[] {
  if (!text.includes('require(')) return []
  const calls = text.matchAll(/\brequire\(\s*(['"])((?:!|[\w-]+!|\.|@site\/)[^'"\n]+)\1\s*\)/g)
  return [...calls].map(([, , from = '']) => from)
}

interface SiteFiles {
  readonly root: string
  /** Folders of pages that are not in the site folder. */
  readonly beside: readonly string[]
  readonly readFile: (file: string) => string | undefined
  readonly hook: PageModuleHook
}

/** Hidden files and those outside the repository are not for pages: they could contain secrets. */
function isUsable(place: FilePlace): boolean {
  return place === 'inside' || place === 'missing'
}

/** Path below the site root of an imported file, without loaders; `undefined` for a package. */
export function importedPath(from: string, file: string): string | undefined {
  const plain = from.replace(/^.*!/, '')
  if (plain.startsWith('@site/')) return posix.normalize(plain.slice('@site/'.length))
  return plain.startsWith('.') ? posix.normalize(posix.join(posix.dirname(file), plain)) : undefined
}

export interface PageModulesOptions {
  readonly root: string
  readonly cacheDir: string
  readonly bundling: SiteBundling
  readonly hook: PageModuleHook
  /** Keys of the modules that the browser can load; absent = all that need it. */
  readonly bundled?: ReadonlySet<string> | undefined
}

/** Bundle the modules; one that does not exist or cannot be loaded fails alone, when it is imported. */
export async function bundlePageModules(
  keys: readonly string[],
  options: PageModulesOptions,
): Promise<PageModulesSource> {
  const all = await bundleKeys(keys, options)
  if (keys.length < 2 || (await importFault(all)) === undefined) return all
  // The bundle imports the packages of all modules at once, and one of them cannot be imported.
  const failing = new Map<string, string>()
  for (const key of keys) {
    const alone = await bundleKeys([key], { ...options, name: `page-module-${hashOf(key)}` })
    const fault = await importFault(alone)
    if (fault !== undefined) failing.set(key, fault)
  }
  return bundleKeys(keys, { ...options, name: 'page-modules-in-part', failing })
}

/** Why none of the modules of a bundle can be imported. */
async function importFault({ url, failed }: PageModulesSource): Promise<string | undefined> {
  if (failed !== undefined || url === '') return failed
  try {
    await import(url)
    return undefined
  } catch (cause) {
    return messageOf(cause)
  }
}

interface KeysOptions extends PageModulesOptions {
  /** Name of the bundle. */
  readonly name?: string
  /** Modules that are left out, with the reason. */
  readonly failing?: ReadonlyMap<string, string>
}

async function bundleKeys(
  keys: readonly string[],
  {
    root,
    cacheDir,
    bundling,
    hook,
    bundled,
    name = 'page-modules',
    failing = new Map(),
  }: KeysOptions,
): Promise<PageModulesSource> {
  const { names = NO_MODULE_NAMES } = hook
  const sheets = (names.styles ?? []).map((path) => join(root, path))
  if (keys.length === 0 && sheets.length === 0)
    return { ...NO_BUNDLE, hash: hashOfHook(hook), keys, hook }
  const keyOf = new Map(keys.map((key) => [isOfSite(key, root) ? join(root, key) : key, key]))
  const entryCode = (isAsync: boolean) => {
    const loads = [...keyOf].map(([id, key]) => {
      const fault = failing.get(key)
      const load = fault === undefined ? loaderCode(id, isAsync) : throwingCode(fault)
      return `${JSON.stringify(key)}: ${load}`
    })
    const imports = sheets.map((path) => `import ${JSON.stringify(path)}\n`)
    return `${imports.join('')}export { pageRuntime } from '${PAGE_RUNTIME}'\nexport const loads = {\n${loads.join(',\n')}\n}`
  }
  const found: ModuleFindings = { islands: [], styles: [], problems: [] }
  const readStyles = forgivingStyles(stylesReader(bundling), { root, problems: found.problems })
  const provider = await providerOf(hook)
  const plugins = [
    moduleWrappers(),
    liveModules(keyOf, hook.live ?? [], found.islands),
    ...pageModulePlugins({ root, names, provides: hook.provides }, found.problems),
    pageStyles({
      ...{ root, cacheDir, read: readStyles, found },
      changed: new Set(sheets),
      change: provider.styles,
      changeOther: provider.otherStyles,
    }),
  ]
  const shared = { name, cacheDir, root, plugins, found, bundling, readStyles }
  try {
    const bundle = await bundleModules({ ...shared, entry: entryCode(false) }).catch(
      (cause: unknown) => {
        // Modules that wait at their top level cannot be required.
        if (!/await/i.test(bundlerMessage(cause))) throw cause
        return bundleModules({ ...shared, entry: entryCode(true) })
      },
    )
    const islands = bundle.islands.filter(({ name }) => bundled?.has(name) ?? true)
    return { ...bundle, hash: `${bundle.hash}${hashOfHook(hook)}`, islands, keys, hook }
  } catch (cause) {
    const failed = bundlerMessage(cause)
    return { ...NO_BUNDLE, hash: `${failed}${hashOfHook(hook)}`, keys, hook, failed }
  }
}

/** A name without a dot in front may be that of a folder of the site or of a package. */
function isOfSite(key: string, root: string): boolean {
  if (isBuiltin(key) || /^(?:react|react-dom)(?:\/|$)/.test(key)) return false
  try {
    createRequire(join(root, 'package.json')).resolve(key.replace(/\?[\s\S]*$/, ''))
    return false
  } catch {
    return true
  }
}

/** Import the modules that `bundlePageModules` wrote. */
export async function importPageModules(source: PageModulesSource): Promise<PageModules> {
  const { url, keys, hook } = source
  const { names = NO_MODULE_NAMES, provides } = hook
  const none = { ...NO_PAGE_MODULES, names, provides, provider: await providerOf(hook) }
  const islands = new Set(source.islands.map(({ name }) => name))
  const noneOf = (failed: string) => ({
    ...none,
    modules: new Map(keys.map((key) => [key, { failed }])),
  })
  if (source.failed !== undefined) return noneOf(source.failed)
  if (url === '') return none
  const modules = new Map<string, PageModule>()
  try {
    const { loads, pageRuntime } = (await import(url)) as LoadedBundle
    for (const [key, load] of Object.entries(loads)) modules.set(key, await loaded(load))
    return { ...none, islands, modules, runtime: pageRuntime }
  } catch (cause) {
    // A package that one of them imports cannot be loaded at all.
    return noneOf(messageOf(cause))
  }
}

/** Changes with what a plugin provides, and with its code. */
function hashOfHook(hook: PageModuleHook): string {
  if (hook.build === '') return ''
  return hashOf(JSON.stringify([hook, hashOfFile(fileURLToPath(hook.build))]))
}

async function providerOf({ build, options = {} }: PageModuleHook): Promise<PageModuleProvider> {
  if (build === '') return NO_PROVIDER
  const { pageModules } = (await import(build)) as {
    readonly pageModules: (given: typeof options) => PageModuleProvider
  }
  return pageModules(options)
}

async function loaded(load: () => Namespace | Promise<Namespace>): Promise<PageModule> {
  try {
    return { namespace: await runBounded(load) }
  } catch (cause) {
    return { failed: messageOf(cause) }
  }
}

interface LoadedBundle {
  readonly loads: Readonly<Record<string, () => Namespace | Promise<Namespace>>>
  readonly pageRuntime: PageRuntime
}
