/** Statement of a configuration that imports the plugins of `@warraq/formats`; the site needs `PACKAGES_LINKED`. */
export const IMPORTS_MODULES =
  "import { dialects, docusaurusModules, treePlugins } from '@warraq/formats'\n"

/** The text of a configuration, with the plugins for pages that were written for another tool. */
export function withModules(config: string): string {
  const plugins = 'plugins: [docusaurusModules(), dialects()],'
  return IMPORTS_MODULES + config.replace('export default {', `export default { ${plugins}`)
}

/** Plugin for a site whose pages import modules, and that has packages of its own. */
export const READS_MODULES = `{ name: 'modules', pageModules: { module: '${new URL('../../packages/formats/dist/page-modules.mjs', import.meta.url)}' } }`

/** A manifest for `linkPackages`. */
export const PACKAGES_LINKED = { 'package.json': '{ "dependencies": { "@warraq/formats": "*" } }' }
