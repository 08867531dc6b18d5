import { fieldsOf, listIn } from '../fields.ts'
import { standInName } from './stand-in.ts'

/**
 * Aliases that plugins in a configuration add to the bundler of Docusaurus. Only functions that stand
 * in it run, and one that fails adds none. This module runs in the process of the project.
 */
export async function bundlerAliases(config: unknown): Promise<Readonly<Record<string, unknown>>> {
  const aliases: Record<string, unknown> = {}
  for (const entry of listIn(fieldsOf(config).plugins)) {
    const [plugin, options = {}] = Array.isArray(entry) ? entry : [entry]
    if (typeof plugin !== 'function' || standInName(plugin) !== undefined) continue
    try {
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

const webpackConfig = () => ({
  resolve: { alias: {}, extensions: [], fallback: {} },
  module: { rules: [] },
  plugins: [],
})

const WEBPACK_UTILS = { getStyleLoaders: () => [], getJSLoader: () => ({}) }
