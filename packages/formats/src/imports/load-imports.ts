import { type ModulePage, type PageModuleBundle, runBounded } from 'warraq/plugin'
import { messageOf } from '../message-of.ts'
import type { BundleData } from './bundle-imports.ts'

type Namespace = Readonly<Record<string, unknown>>

/** A module that pages import, or why it could not be loaded. */
type LoadedModule = { readonly namespace: Namespace } | { readonly failed: string }

/** The modules that the pages of a site import. */
export interface LoadedModules {
  /** Keys of the modules that the browser can load. */
  readonly islands: ReadonlySet<string>
  /** By `moduleKey`. */
  readonly modules: ReadonlyMap<string, LoadedModule>
  /** What these modules are for the page that is being rendered. */
  readonly runtime: PageRuntime
}

interface PageRuntime {
  member: (id: string, name: string) => (...given: readonly unknown[]) => unknown
  /** Set when a component that renders uses something that needs the browser. */
  isLive: boolean
}

/** A page with the modules of its site. */
export interface ImportingPage {
  readonly page: ModulePage
  readonly loaded: LoadedModules
}

interface LoadedBundle {
  readonly loads: Readonly<Record<string, () => Namespace | Promise<Namespace>>>
  readonly pageRuntime: PageRuntime
}

/** Import the modules that `bundleImports` wrote. */
export async function loadImports({
  url,
  islands,
  data,
}: PageModuleBundle): Promise<LoadedModules> {
  const { keys, failed } = data as BundleData
  const none = {
    islands: new Set(islands.map(({ name }) => name)),
    runtime: { member: () => () => undefined, isLive: false },
  }
  const noneOf = (fault: string) => ({
    ...none,
    modules: new Map(keys.map((key) => [key, { failed: fault }])),
  })
  if (failed !== undefined) return noneOf(failed)
  if (url === '') return { ...none, modules: new Map() }
  const modules = new Map<string, LoadedModule>()
  try {
    const { loads, pageRuntime } = (await import(url)) as LoadedBundle
    for (const [key, load] of Object.entries(loads)) modules.set(key, await loaded(load))
    return { ...none, modules, runtime: pageRuntime }
  } catch (cause) {
    // A package that one of them imports cannot be loaded at all.
    return noneOf(messageOf(cause))
  }
}

async function loaded(load: () => Namespace | Promise<Namespace>): Promise<LoadedModule> {
  try {
    return { namespace: await runBounded(load) }
  } catch (cause) {
    return { failed: messageOf(cause) }
  }
}
