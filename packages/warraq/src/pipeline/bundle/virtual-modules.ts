import { join } from 'node:path'
import type { Plugin } from 'vite'
import { ownValue } from '../../shared/data/own-value.ts'
import type { ClientBundleOptions } from './client-bundle.ts'
import type { OwnedClientModule } from './client-modules.ts'

/** Id of the module that joins the style sheets that every page needs. */
export const STYLES_MODULE = 'virtual:docs-styles.css'
/** Id of the module that imports the style sheets of the site's own modules. */
export const MODULE_STYLES = 'virtual:docs-module-styles'

/** The modules made from the configuration; the browser code imports them by these ids. */
export function virtualModules(options: ClientBundleOptions): Plugin {
  const modules: Readonly<Record<string, string>> = {
    'virtual:docs-islands': islandsModule(options),
    'virtual:docs-plugins': pluginsModule(options),
    'virtual:docs-dialog-panels': panelsModule(options),
    [STYLES_MODULE]: stylesModule(options),
    [MODULE_STYLES]: moduleStylesModule(options),
  }
  return {
    name: 'docs-virtual-modules',
    resolveId: (id) => {
      if (id === 'virtual:docs-search') return options.searchModule
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
function pluginsModule({ clientModules, engineDir }: ClientBundleOptions): string {
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
  return `import { tellFaults } from ${JSON.stringify(join(engineDir, 'client/plugin-pages.ts'))}
export const everyPage = [${everyPage.join(', ')}]
export const plugins = {\n${plugins.join('\n')}\n}`
}

/** `export const panels = [{ openPanel, options }…]` and `siteUrl`: loaded with the search dialog. */
function panelsModule({ clientModules, siteUrl }: ClientBundleOptions): string {
  const modules = clientModules.filter(({ part }) => part === 'search-dialog')
  const imports = modules.map(
    ({ module }, at) => `import { openPanel as open${at} } from ${JSON.stringify(module)}`,
  )
  const panels = modules.map(
    ({ options = null }, at) => `{ openPanel: open${at}, options: ${JSON.stringify(options)} }`,
  )
  return `${imports.join('\n')}
export const panels = [${panels.join(', ')}]
export const siteUrl = ${JSON.stringify(siteUrl)}`
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
