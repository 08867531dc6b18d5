import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentType } from 'react'
import { bundleModules, type ModuleBundle, NO_BUNDLE } from '../../config/bundle-modules.ts'
import { bundlerMessage } from '../../config/bundler-message.ts'
import { ISLANDS_RUNTIME } from '../../config/island-modules.ts'
import { namesFile } from '../../config/names-file.ts'
import type { BundleOptions } from '../../config/run-bundler.ts'
import type { DocsConfig } from '../../config/schema.ts'
import { hookFailure, pluginError } from '../../plugins/plugin-error.ts'
import type { PluginHook } from '../../shared/data/plugin-hook.ts'
import { UsageError } from '../../shared/data/usage-error.ts'
import { messageOf } from '../../shared/text/message-of.ts'
import { isFolder } from '../../system/files.ts'
import { thrownPlace } from '../../system/thrown-at.ts'
import type { ContentComponent } from '../compile-context.ts'
import { isComponent } from './react-values.ts'
import { renderIsland } from './render-island.tsx'
import type { refuseInteraction } from './static-parts.ts'

// The reference of components reads this interface: `docs/reference/reference-pages.ts`.
interface ComponentPageProps {
  /** Values of the facts by name. */
  readonly facts: Readonly<Record<string, string>>
  /** Base path of pages in this language. */
  readonly base: string
  readonly filesBase: string
  /** Language of the page. */
  readonly lang: string
}

/** A plain page that is a React component: `index.tsx` of the pages folder. */
export interface PageModule {
  /** Source, relative to the site root. */
  readonly file: string
  readonly component: ComponentType<ComponentPageProps>
  readonly frontMatter: Readonly<Record<string, unknown>>
}

export interface SiteModules {
  readonly components: ReadonlyMap<string, ContentComponent>
  readonly pages: readonly PageModule[]
}

export interface SiteModulesBundle extends Omit<ModuleBundle, 'url'> {
  readonly source: SiteModulesSource
}

interface ModuleSpec {
  readonly kind: 'component' | 'island' | 'page'
  readonly name: string
  readonly file: string
}

interface LoadedModule {
  readonly default?: unknown
  readonly frontMatter?: Readonly<Record<string, unknown>>
}

/** Everything that another thread needs to import the site's modules. */
export interface SiteModulesSource {
  readonly url: string
  readonly specs: readonly ModuleSpec[]
}

/**
 * Bundle the site's React components, islands and component pages.
 * @throws UsageError when one cannot be bundled.
 */
export async function bundleSiteModules(
  root: string,
  config: DocsConfig,
  { cacheDir, bundling }: Pick<BundleOptions, 'cacheDir' | 'bundling'>,
): Promise<SiteModulesBundle> {
  const specs = [
    ...listModules(root, config.componentsDir, 'component'),
    ...listModules(root, config.islandsDir, 'island'),
    ...listModules(root, config.pagesDir, 'page'),
  ]
  const islandFiles = specs
    .filter(({ kind }) => kind === 'island')
    .map(({ file }) => join(root, file))
  const options = {
    root,
    cacheDir,
    bundling,
    name: 'site',
    islandFiles,
    what: "The site's components",
  }
  const { url, ...bundle } = await bundleFiles(specs, options)
  return { source: { url, specs }, ...bundle }
}

/**
 * Import the modules that `bundleSiteModules` wrote.
 * @throws UsageError when a module exports no component, or two components have one name.
 */
export async function importSiteModules({ url, specs }: SiteModulesSource): Promise<SiteModules> {
  const loaded = await importFiles(url, specs)
  const components = new Map<string, ContentComponent>()
  const pages: PageModule[] = []
  const fileOf = new Map<string, string>()
  for (const [at, { kind, name, file }] of specs.entries()) {
    const { default: component, frontMatter = {} } = loaded[at] ?? {}
    if (!isComponent(component)) throw noComponent(file, component)
    if (kind === 'page') {
      pages.push({ file, component: component as PageModule['component'], frontMatter })
      continue
    }
    const directive = directiveNameOf(name)
    const other = fileOf.get(directive)
    if (other !== undefined && other !== file)
      throw new UsageError(
        `${other} and ${file} have the same name, ::${directive}. Rename one of them.`,
      )
    fileOf.set(directive, file)
    components.set(directive, { name, component: component as ContentComponent['component'] })
  }
  return { components, pages }
}

function noComponent(file: string, exported: unknown): UsageError {
  const found =
    exported === undefined
      ? `${file} has no default export.`
      : `The default export of ${file} is not a React component.`
  return new UsageError(
    `${found} Export its React component as default: export default function Name() { … }`,
  )
}

interface FilesBundleOptions extends Omit<BundleOptions, 'entry'> {
  /** Subject of the error message: `The site's components`. */
  readonly what: string
}

/** A module of a site or of one of its plugins. */
export interface ModuleFile {
  /** Relative to the root of the site. */
  readonly file: string
  /** The hook that names the module; absent for one of the site. */
  readonly owner?: PluginHook
}

/**
 * Bundle modules of a site; `importFiles` returns them in the same order. Without modules there is
 * no bundle, and its URL is empty.
 * @throws UsageError when one cannot be bundled.
 */
export async function bundleFiles(
  modules: readonly ModuleFile[],
  { what, ...options }: FilesBundleOptions,
): Promise<ModuleBundle> {
  if (modules.length === 0) return NO_BUNDLE
  // Each is loaded on its own, so that an error leads to the module that throws.
  const loads = modules.map(
    ({ file }) => `() => import(${JSON.stringify(join(options.root, file))})`,
  )
  const entry = `export { islandRuntime, lazyLoads } from '${ISLANDS_RUNTIME}'\nexport const loads = [${loads.join(', ')}]`
  return bundleModules({ ...options, entry }).catch((cause: unknown) => {
    const message = `cannot be bundled:\n${bundlerMessage(cause)}`
    const { root } = options
    const owner = modules.find(({ file }) => namesFile(message, join(root, file), root))?.owner
    if (owner) throw pluginError(owner.plugin, owner.hook, `its module ${message}`)
    throw new UsageError(`${what} ${message}`)
  })
}

interface BundledFiles {
  readonly loads: readonly (() => Promise<LoadedModule>)[]
  readonly islandRuntime: {
    render: typeof renderIsland
    refuse: typeof refuseInteraction | undefined
  }
  /** Components that are loaded lazily. */
  readonly lazyLoads: readonly Promise<void>[]
}

/**
 * Import the modules that `bundleFiles` wrote.
 * @param refuse is told of state and handlers while a component is rendered
 * @throws UsageError when one of them throws, with file and line, or plugin and hook.
 */
export async function importFiles(
  url: string,
  files: readonly ModuleFile[],
  refuse?: typeof refuseInteraction,
): Promise<readonly LoadedModule[]> {
  if (url === '') return []
  const { loads, islandRuntime, lazyLoads } = await loaded<BundledFiles>(() => import(url))
  islandRuntime.render = renderIsland
  islandRuntime.refuse = refuse
  const modules: LoadedModule[] = []
  for (const [at, load] of loads.entries()) modules.push(await loaded(load, files[at]))
  // A lazy component may import another one, so repeat until none is new. A failed load throws when
  // it is rendered.
  for (let known = -1; known < lazyLoads.length; ) {
    known = lazyLoads.length
    await Promise.allSettled(lazyLoads)
  }
  return modules
}

async function loaded<Module>(load: () => Promise<Module>, from?: ModuleFile): Promise<Module> {
  try {
    return await load()
  } catch (cause) {
    if (from?.owner !== undefined) throw hookFailure(from.owner.plugin, from.owner.hook, cause)
    throw new UsageError(
      `${thrownPlace(cause) ?? from?.file ?? 'A module of the site'} failed while it was loaded: ${messageOf(cause)}\nCorrect the code that runs when the module is imported.`,
    )
  }
}

function listModules(
  root: string,
  dir: string | undefined,
  kind: ModuleSpec['kind'],
): ModuleSpec[] {
  if (dir === undefined) return []
  const folder = join(root, dir)
  if (!isFolder(folder))
    throw new UsageError(`docs.config names the folder "${dir}", which does not exist.`)
  const pattern = kind === 'page' ? /^[\w-]+\.tsx$/ : /^[A-Z]\w*\.tsx$/
  return readdirSync(folder)
    .sort()
    .filter((name) => pattern.test(name) && !name.endsWith('.test.tsx'))
    .map((name) => ({ kind, name: name.replace(/\.tsx$/, ''), file: `${dir}/${name}` }))
}

/** `NetworkFacts` is written as `::network-facts` in content. */
function directiveNameOf(component: string): string {
  return component.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()
}
