import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ownValue } from '@warraq/search/own-value'
import type { Plugin } from 'vite'
import { engineUrl } from '../../config/island-modules.ts'
import type { ClientBundleOptions } from './client-bundle.ts'
import type { OwnedClientModule } from './client-modules.ts'

/** Id of the module that joins the style sheets that every page needs. */
export const STYLES_MODULE = 'virtual:docs-styles.css'
/** Id of the module that imports the style sheets of the site's own modules. */
export const MODULE_STYLES = 'virtual:docs-module-styles'
const SEARCH_MODULE = 'virtual:docs-search'
const PANELS_MODULE = 'virtual:docs-dialog-panels'

/** The modules made from the configuration; the browser code imports them by these ids. */
export function virtualModules(options: ClientBundleOptions): Plugin {
  const modules: Readonly<Record<string, string>> = {
    'virtual:docs-islands': islandsModule(options),
    'virtual:docs-plugins': pluginsModule(options),
    ...panelModules(options),
    ...searchModules(options),
    [STYLES_MODULE]: stylesModule(options),
    [MODULE_STYLES]: moduleStylesModule(options),
  }
  return {
    name: 'docs-virtual-modules',
    resolveId: (id) => {
      if (id === SEARCH_MODULE && options.search.plugin === undefined) return options.search.module
      return Object.hasOwn(modules, id) ? `\0${id}` : null
    },
    load: (id) => (id.startsWith('\0') ? (ownValue(modules, id.slice(1)) ?? null) : null),
  }
}

/** `export const islands = { Name: () => import('…/Name.tsx') }` */
function islandsModule({ islands }: ClientBundleOptions): string {
  const entries = islands.map(
    ({ name, file }) => `  ${JSON.stringify(name)}: () => import(${JSON.stringify(file)}),`,
  )
  return `export const islands = {\n${entries.join('\n')}\n}`
}

/** `export const everyPage = [() => import('…')…]` and `export const plugins = { 'selector': … }` */
function pluginsModule(options: ClientBundleOptions): string {
  const { clientModules } = options
  const start = ({ plugin, module, options = null }: OwnedClientModule) => {
    const started = `import(${JSON.stringify(module)}).then((module) => module.default?.(${JSON.stringify(options)}))`
    return `(import.meta.env.DEV ? tellFaults(${JSON.stringify(plugin)}, ${started}) : ${started})`
  }
  const everyPage = clientModules
    .filter(({ when, part }) => when === undefined && part === undefined)
    .map((module) => `() => ${start(module)}`)
  const selectors = [...new Set(clientModules.flatMap(({ when }) => when ?? []))]
  const plugins = selectors.map((selector) => {
    const starts = clientModules.filter(({ when }) => when === selector).map(start)
    return `  ${JSON.stringify(selector)}: () => Promise.all([${starts.join(', ')}]),`
  })
  return `import { tellFaults } from ${pluginPages(options)}
export const everyPage = [${everyPage.join(', ')}]
export const plugins = {\n${plugins.join('\n')}\n}`
}

/** The module that names plugins in the console, as code. */
function pluginPages({ engineDir }: ClientBundleOptions): string {
  return JSON.stringify(join(engineDir, 'client/plugin-pages.ts'))
}

/**
 * `export const panels = [{ options, load, onFault }…]` and `siteUrl`, for the search dialog. A module
 * of a plugin is loaded through another one, so that the bundler says when it lacks the export.
 */
function panelModules(options: ClientBundleOptions): Record<string, string> {
  const { clientModules, siteUrl } = options
  const panels = clientModules.filter(({ part }) => part === 'search-dialog')
  const idOf = (at: number) => `${PANELS_MODULE}-${at}`
  const entries = panels.map(
    (panel, at) =>
      `{ options: ${JSON.stringify(panel.options ?? null)}, load: () => import('${idOf(at)}'), onFault: tellFault(${JSON.stringify(panel.plugin)}, 'client') }`,
  )
  const texts = panels.map(({ module }, at) => [
    idOf(at),
    `export { openPanel } from ${JSON.stringify(module)}`,
  ])
  return {
    [PANELS_MODULE]: `import { tellFault } from ${pluginPages(options)}
export const panels = [${entries.join(', ')}]
export const siteUrl = ${JSON.stringify(siteUrl)}`,
    ...Object.fromEntries(texts),
  }
}

/** `openProvider` of the plugin that provides the search. */
function searchModules(options: ClientBundleOptions): Record<string, string> {
  const { search } = options
  if (search.plugin === undefined) return {}
  const id = `${SEARCH_MODULE}-of-plugin`
  return {
    [SEARCH_MODULE]: `import { watchProvider } from ${JSON.stringify(fileURLToPath(engineUrl('@warraq/search/watch-provider')))}
import { tellFault } from ${pluginPages(options)}
export const openProvider = watchProvider(() => import('${id}'), tellFault(${JSON.stringify(search.plugin)}, 'search'))`,
    [id]: `export { openProvider } from ${JSON.stringify(search.module)}`,
  }
}

/**
 * The engine's styles, then those of the site's parts and of the whole site. The site's tokens
 * follow the engine's directly, so that they override them.
 */
function stylesModule(options: ClientBundleOptions): string {
  const { engineDir, tokens, styles, themeStyles, stylesheet } = options
  const [ownTokens, ...own] = ['styles/tokens.css', ...styles].map((name) =>
    join(engineDir, 'theme', name),
  )
  return [ownTokens, tokens, ...own, ...themeStyles, stylesheet]
    .filter((file) => file !== undefined)
    .map((file) => `@import ${JSON.stringify(file)};`)
    .join('\n')
}

/**
 * Imports with a query: without it, a module gets only the names of a style sheet. The bundler keeps
 * the styles of a CSS module only if something uses its names; the script is not written.
 */
function moduleStylesModule({ moduleStyles }: ClientBundleOptions): string {
  const imports = moduleStyles.map(
    (file, at) => `import * as names${at} from ${JSON.stringify(`${file}?styles`)}`,
  )
  const names = moduleStyles.map((_, at) => `names${at}`)
  return `${imports.join('\n')}\nglobalThis.names = [${names.join(', ')}]`
}
