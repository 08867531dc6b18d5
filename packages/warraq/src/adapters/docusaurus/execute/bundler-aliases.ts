import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fieldsOf, listIn } from '../fields.ts'
import { standInName } from './stand-in.ts'

/**
 * Aliases that plugins in a configuration add to the bundler of Docusaurus. Only functions that stand
 * in it, and files of the project that it names, run, and one that fails adds none. This module runs
 * in the process of the project.
 */
export async function bundlerAliases(config: unknown): Promise<Readonly<Record<string, unknown>>> {
  const aliases: Record<string, unknown> = {}
  for (const entry of listIn(fieldsOf(config).plugins)) {
    const [named, options = {}] = Array.isArray(entry) ? entry : [entry]
    try {
      const plugin = await functionOf(named)
      if (typeof plugin !== 'function' || standInName(plugin) !== undefined) continue
      const made = fieldsOf(await plugin({ siteDir: process.cwd(), siteConfig: config }, options))
      const { configureWebpack } = made
      const added =
        typeof configureWebpack === 'function'
          ? configureWebpack.call(made, webpackConfig(), false, WEBPACK_UTILS, undefined)
          : configureWebpack
      Object.assign(aliases, fieldsOf(fieldsOf(fieldsOf(added).resolve).alias))
    } catch {
      // The plugin needs more of Docusaurus than its name; it is reported as not run.
    }
  }
  return aliases
}

/** A plugin that is named by its file: `./plugins/aliases.js`. */
async function functionOf(plugin: unknown): Promise<unknown> {
  if (typeof plugin !== 'string' || !/^(?:\.{0,2}\/|@site\/)/.test(plugin)) return plugin
  const path = resolve(plugin.replace(/^@site\//, './'))
  if (path.includes('node_modules')) return undefined
  const file = createRequire(path).resolve(path)
  const module = (await import(pathToFileURL(file).href)) as { readonly default?: unknown }
  // CommonJS that was compiled from ES modules has its default export one level deeper.
  return fieldsOf(module.default).default ?? module.default
}

const webpackConfig = () => ({
  resolve: { alias: {}, extensions: [], fallback: {} },
  module: { rules: [] },
  plugins: [],
})

const WEBPACK_UTILS = { getStyleLoaders: () => [], getJSLoader: () => ({}) }
