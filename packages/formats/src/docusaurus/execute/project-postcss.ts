import { createRequire } from 'node:module'
import { join } from 'node:path'
import { messageOf } from '../../message-of.ts'
import { fieldsOf } from '../fields.ts'
import { loadedCode } from './loaded-code.ts'
import type { MadePlugin } from './made-plugins.ts'
import { standInName } from './stand-in.ts'

/** What a plugin of the configuration adds to PostCSS in its hook `configurePostCss`. */
export interface PostcssUse {
  /** Name of the plugin of the configuration. */
  readonly plugin: string
  /** Packages of plugins of PostCSS that are not installed. */
  readonly missing: readonly string[]
  /** Whether it adds plugins that can run. */
  readonly runs: boolean
  /** Whether the plugin does nothing else. */
  readonly isAll: boolean
  /** Why its hook failed. */
  readonly failed?: string
}

/**
 * The uses of PostCSS by plugins of a project. This module runs in the process of the project.
 * @param areKnown whether all of them run, so that no package needs to be loaded to find out
 */
export function postcssUses(
  plugins: readonly MadePlugin[],
  root: string,
  areKnown: boolean,
): PostcssUse[] {
  return plugins.flatMap(({ name: plugin, made }): PostcssUse[] => {
    if (typeof made.configurePostCss !== 'function') return []
    const isAll = Object.keys(made).every((key) => key === 'name' || key === 'configurePostCss')
    if (areKnown) return [{ plugin, missing: [], runs: true, isAll }]
    try {
      const added = addedPlugins(made, root)
      const missing = added.flatMap((one) => missingPackage(one) ?? [])
      return [{ plugin, missing, runs: missing.length < added.length, isAll }]
    } catch (cause) {
      return [{ plugin, missing: [], runs: false, isAll, failed: messageOf(cause) }]
    }
  })
}

/**
 * The plugins of PostCSS that can run, in the order of the plugins that add them.
 * @throws Error that names the plugin whose hook fails
 */
export function postcssPluginsOf(plugins: readonly MadePlugin[], root: string): unknown[] {
  return plugins
    .flatMap(({ name, made }) => {
      try {
        return addedPlugins(made, root)
      } catch (cause) {
        throw new Error(`configurePostCss of ${name} failed: ${messageOf(cause)}`)
      }
    })
    .filter((one) => missingPackage(one) === undefined)
}

/** The hook changes the options it is given, or returns others. */
function addedPlugins(made: MadePlugin['made'], root: string): unknown[] {
  if (typeof made.configurePostCss !== 'function') return []
  const given = { plugins: [] as unknown[] }
  const returned = fieldsOf(made.configurePostCss.call(made, given))
  const plugins = Array.isArray(returned.plugins) ? returned.plugins : given.plugins
  return plugins.filter(Boolean).map((plugin) => loaded(plugin, root))
}

/** A plugin may be given by the name of its package, with its options. */
function loaded(plugin: unknown, root: string): unknown {
  const [named, options] = Array.isArray(plugin) ? plugin : [plugin]
  if (typeof named !== 'string')
    return Array.isArray(plugin) && typeof named === 'function' ? named(options) : named
  const require = createRequire(join(root, 'package.json'))
  loadedCode.packages.add(named)
  try {
    const module: unknown = require(named)
    const { default: inner = module } = fieldsOf(module)
    return typeof inner === 'function' ? inner(options) : inner
  } catch (cause) {
    if (fieldsOf(cause).code !== 'MODULE_NOT_FOUND') throw cause
    return { $missing: named }
  }
}

/** `@tailwindcss/postcss().x` of a stand-in is of the package `@tailwindcss/postcss`. */
function missingPackage(plugin: unknown): string | undefined {
  const { $missing } = fieldsOf(plugin)
  const name = $missing === undefined ? standInName(plugin) : String($missing)
  return name && (/^(?:new )?((?:@[^/]+\/)?[^/.()]+)/.exec(name)?.[1] ?? name)
}
