import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Fields, fieldsOf, listIn } from '../fields.ts'
import { loadedCode } from './loaded-code.ts'
import { standInName } from './stand-in.ts'

/** What a function that stands in a configuration, or in a file of the project, made. */
export interface MadePlugin {
  /** Name of the function, or path of its file. */
  readonly name: string
  readonly made: Fields
}

/**
 * The plugins of a configuration that the project holds itself; those of packages do not run, and a
 * function that needs more of Docusaurus than its name is left out. This module runs in the process
 * of the project.
 */
export async function madePlugins(config: unknown, root: string): Promise<MadePlugin[]> {
  const plugins: MadePlugin[] = []
  for (const entry of listIn(fieldsOf(config).plugins)) {
    const [named, options = {}] = Array.isArray(entry) ? entry : [entry]
    const plugin = await functionOf(named, root).catch(() => undefined)
    if (typeof plugin !== 'function' || standInName(plugin) !== undefined) continue
    try {
      const made = await plugin({ siteDir: root, siteConfig: config }, options)
      plugins.push({ name: typeof named === 'string' ? named : plugin.name, made: fieldsOf(made) })
    } catch {
      // It is reported as not run.
    }
  }
  return plugins
}

/** A plugin that is named by its file: `./plugins/aliases.js`. */
async function functionOf(plugin: unknown, root: string): Promise<unknown> {
  if (typeof plugin !== 'string' || !/^(?:\.{0,2}\/|@site\/)/.test(plugin)) return plugin
  const path = resolve(root, plugin.replace(/^@site\//, './'))
  if (path.includes('node_modules')) return undefined
  const file = createRequire(path).resolve(path)
  loadedCode.files.add(file)
  const module = (await import(pathToFileURL(file).href)) as { readonly default?: unknown }
  // CommonJS that was compiled from ES modules has its default export one level deeper.
  return fieldsOf(module.default).default ?? module.default
}
