import { existsSync } from 'node:fs'
import Module, { createRequire, isBuiltin } from 'node:module'
import { join, resolve, sep } from 'node:path'
import { messageOf } from '../../message-of.ts'
import { bundlerAliases } from './bundler-aliases.ts'
import { loadedCode, rememberPackage } from './loaded-code.ts'
import { madePlugins } from './made-plugins.ts'
import { plainValue } from './plain-value.ts'
import { type PostcssUse, postcssUses } from './project-postcss.ts'
import { standIn, standInName } from './stand-in.ts'
import * as tree from './visit-tree.ts'

/** What the process of a project answers: the values of its modules by name, or why there are none. */
export type ProjectAnswer =
  | {
      readonly values: Readonly<Record<string, unknown>>
      /** Aliases that functions of the configuration add to the bundler. */
      readonly aliases: Readonly<Record<string, unknown>>
      /** What its plugins add to PostCSS. */
      readonly postcss: readonly PostcssUse[]
      /** Absolute paths of data that the code reads, and that does not exist. */
      readonly missing: readonly string[]
      /** Names of the packages that it loaded. */
      readonly packages: readonly string[]
      /** Absolute paths of files of the project that are not in its bundle, but that it loaded. */
      readonly unbundled: readonly string[]
    }
  | { readonly failed: string; readonly message: string; readonly stack: string }

type Namespace = Readonly<Record<string, unknown>>

/** What the bundled code of a project calls instead of loading packages. */
export interface ProjectRuntime {
  /** A package as `require` returns it. */
  readonly load: (id: string) => unknown
  /** A package as `import * as` returns it. */
  readonly namespace: (id: string) => Namespace
  /** `require` of a path that a module in `folder` computes. */
  readonly require: (folder: string, id: string) => unknown
  /** A module of the project as `require` returns it: its default export, with its other exports. */
  readonly interop: (module: unknown) => unknown
  /** Stands for data at an absolute path that does not exist: scripts of the project may write it. */
  readonly missingData: (path: string) => unknown
  /** `require.resolve` of a module in `folder`. */
  readonly resolve: (folder: string, id: string) => string
}

/** Argument of the process: the plugins of PostCSS are known to run. */
export const POSTCSS_RUNS = '--postcss-runs'

/** Data that scripts of a project may write. */
const DATA = /\.(?:json|ya?ml)$/

const missing = new Set<string>()

/** The packages of the project under `root`; one that cannot be loaded is a stand-in. */
export function projectRuntime(root: string): ProjectRuntime {
  forgiveMissing(root)
  const load = (id: string, require = createRequire(join(root, 'package.json'))): unknown => {
    if (isBuiltin(id)) return /^(?:node:)?module$/.test(id) ? moduleOf(load) : require(id)
    loadedCode.packages.add(id)
    try {
      const module: unknown = require(id)
      rememberPackage(module, id)
      return module
    } catch {
      return missingPackage(id)
    }
  }
  const missingData = (path: string): unknown => {
    missing.add(path)
    return standIn(path)
  }
  return {
    load: (id) => load(id),
    require: (folder, id) => {
      if (!/^(?:[./]|[A-Za-z]:[\\/])/.test(id)) return load(id)
      const path = resolve(folder, id)
      if (DATA.test(path) && !existsSync(path)) return missingData(path)
      loadedCode.files.add(path)
      return createRequire(path)(path)
    },
    missingData,
    interop: withDefault,
    namespace: (id) => namespaceOf(load(id)),
    resolve: (folder, id) => {
      if (id.startsWith('.')) return resolvedFile(resolve(folder, id))
      try {
        return createRequire(join(folder, 'x.js')).resolve(id)
      } catch {
        return id
      }
    },
  }
}

function missingPackage(id: string): unknown {
  return id === 'unist-util-visit' ? tree : standIn(id)
}

interface Loader {
  _load: (id: string, parent: { readonly filename?: string } | null, ...rest: unknown[]) => unknown
}

/** Files of the project that Node loads itself get stand-ins for missing packages, too. */
function forgiveMissing(root: string): void {
  // Untyped: Node documents no other way to answer a call of `require`.
  const loader = Module as unknown as Loader
  const load = loader._load
  loader._load = function forgiving(id, parent, ...rest) {
    try {
      return load.call(this, id, parent, ...rest)
    } catch (cause) {
      const { code, message = '' } = (cause ?? {}) as { code?: string; message?: string }
      const file = parent?.filename ?? ''
      const isOfProject = file.startsWith(`${root}${sep}`) && !file.includes('node_modules')
      const isGone = code === 'MODULE_NOT_FOUND' && message.includes(`'${id}'`)
      if (isOfProject && isGone && /^[@\w]/.test(id)) return missingPackage(id)
      throw cause
    }
  }
}

/** With its extension if the file exists; its loader reads `a.ts` for `./a.js`, too. */
function resolvedFile(path: string): string {
  const typed = path.replace(/\.([cm]?)js(x?)$/, '.$1ts$2')
  for (const file of [path, typed])
    try {
      return createRequire(path).resolve(file)
    } catch {
      // It does not exist.
    }
  return path
}

/** `node:module` whose `createRequire` loads packages in the same forgiving way. */
function moduleOf(load: (id: string, require: NodeJS.Require) => unknown) {
  const forgiving = (place: string | URL) => {
    const own = createRequire(place)
    const require = (id: string) => {
      if (!/^[./]/.test(id)) return load(id, own)
      loadedCode.files.add(own.resolve(id))
      return own(id)
    }
    return Object.assign(require, { resolve: own.resolve })
  }
  return { createRequire: forgiving, isBuiltin }
}

/** The loader of Docusaurus lets code that requires a module of ES read its default export as it is. */
function withDefault(module: unknown): unknown {
  if (typeof module !== 'object' || module === null || !('__esModule' in module)) return module
  const { default: value } = module as { readonly default?: unknown }
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return module
  return new Proxy(value, {
    get: (target, name, proxy) => {
      if (name === 'default') return value
      const isOwn = Reflect.has(target, name)
      return isOwn ? Reflect.get(target, name, proxy) : Reflect.get(module, name)
    },
  })
}

/** A CommonJS module and a stand-in are their own default export. */
function namespaceOf(module: unknown): Namespace {
  const isModule = typeof module === 'object' && module !== null
  if (isModule && '__esModule' in module && 'default' in module) return module as Namespace
  if (isModule && Object.prototype.toString.call(module) === '[object Module]')
    return module as Namespace
  return new Proxy(
    {},
    {
      get: (_, name) => {
        if (name === 'default') return module
        return module === undefined || module === null
          ? undefined
          : Reflect.get(Object(module), name)
      },
    },
  )
}

/** Import the modules of a project one after the other and send their values to the parent process. */
export async function answerWith(
  modules: Readonly<Record<string, () => Promise<unknown>>>,
  root: string,
): Promise<void> {
  const values = new Map<string, unknown>()
  const aliases: Record<string, unknown> = {}
  const postcss: PostcssUse[] = []
  for (const [name, load] of Object.entries(modules)) {
    try {
      const value = await evaluated(await load())
      values.set(name, plainValue(value))
      const plugins = await madePlugins(value, root)
      Object.assign(aliases, plainValue(bundlerAliases(plugins)))
      postcss.push(...postcssUses(plugins, root, process.argv.includes(POSTCSS_RUNS)))
    } catch (cause) {
      const stack = cause instanceof Error ? String(cause.stack) : ''
      send({ failed: name, message: messageOf(cause), stack })
      return
    }
  }
  const { packages, files } = loadedCode
  send({
    ...{ values: Object.fromEntries(values), aliases, postcss, missing: [...missing] },
    ...{ packages: [...packages], unbundled: [...files] },
  })
}

/** The default export, called if it is a function: an object or a promise of one. */
export async function evaluated(module: unknown): Promise<unknown> {
  let value = module
  // CommonJS that was compiled from ES modules has its default export one level deeper.
  for (let depth = 0; depth < 2; depth++)
    if (typeof value === 'object' && value !== null && 'default' in value) value = value.default
  return typeof value === 'function' && standInName(value) === undefined ? await value() : value
}

/** A timer or a server of the configuration must not keep the process alive. */
function send(answer: ProjectAnswer): void {
  process.send?.(answer, () => process.exit(0))
}
