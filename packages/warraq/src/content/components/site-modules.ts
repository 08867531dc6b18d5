import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentType } from 'react'
import {
  type BundleOptions,
  bundleModules,
  type ModuleBundle,
  NO_BUNDLE,
} from '../../config/bundle-modules.ts'
import { bundlerMessage } from '../../config/bundler-message.ts'
import { ISLANDS_RUNTIME } from '../../config/island-modules.ts'
import type { DocsConfig } from '../../config/schema.ts'
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
  const loaded = await importFiles(url)
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

/**
 * Bundle modules of a site, given as paths relative to its root; `importFiles` returns them in the
 * same order. Without modules there is no bundle, and its URL is empty.
 * @throws UsageError when one cannot be bundled.
 */
export async function bundleFiles(
  modules: readonly { readonly file: string }[],
  { what, ...options }: FilesBundleOptions,
): Promise<ModuleBundle> {
  if (modules.length === 0) return NO_BUNDLE
  const imports = modules.map(
    ({ file }, index) => `import * as m${index} from ${JSON.stringify(join(options.root, file))}`,
  )
  const entry = `${imports.join('\n')}\nexport { islandRuntime, lazyLoads } from '${ISLANDS_RUNTIME}'\nexport const modules = [${modules.map((_, index) => `m${index}`).join(', ')}]`
  return bundleModules({ ...options, entry }).catch((cause: unknown) => {
    throw new UsageError(`${what} cannot be bundled:\n${bundlerMessage(cause)}`)
  })
}

interface BundledFiles {
  readonly modules: readonly LoadedModule[]
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
 * @throws UsageError with file and line when one of them throws.
 */
export async function importFiles(
  url: string,
  refuse?: typeof refuseInteraction,
): Promise<readonly LoadedModule[]> {
  if (url === '') return []
  const { modules, islandRuntime, lazyLoads } = await importBundle(url)
  islandRuntime.render = renderIsland
  islandRuntime.refuse = refuse
  // A lazy component may import another one, so repeat until none is new. A failed load throws when
  // it is rendered.
  for (let known = -1; known < lazyLoads.length; ) {
    known = lazyLoads.length
    await Promise.allSettled(lazyLoads)
  }
  return modules
}

async function importBundle(url: string): Promise<BundledFiles> {
  try {
    return (await import(url)) as BundledFiles
  } catch (cause) {
    throw new UsageError(
      `${thrownPlace(cause) ?? 'A module of the site'} failed while it was loaded: ${messageOf(cause)}\nCorrect the code that runs when the module is imported.`,
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
