import { fieldsOf } from '../fields.ts'
import type { MadePlugin } from './made-plugins.ts'

/**
 * Aliases that plugins of a project add to the bundler of Docusaurus; one that fails adds none. This
 * module runs in the process of the project.
 */
export function bundlerAliases(plugins: readonly MadePlugin[]): Readonly<Record<string, unknown>> {
  const aliases: Record<string, unknown> = {}
  for (const { made } of plugins) {
    const { configureWebpack } = made
    try {
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
