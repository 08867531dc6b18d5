/** Statement of a configuration that imports `docusaurusModules`; the site needs `PACKAGES_LINKED`. */
export const IMPORTS_MODULES = "import { docusaurusModules } from '@warraq/formats'\n"

/** The text of a configuration, with the plugin for pages that import modules of Docusaurus. */
export function withModules(config: string): string {
  const plugins = 'plugins: [docusaurusModules()],'
  return IMPORTS_MODULES + config.replace('export default {', `export default { ${plugins}`)
}

/** A manifest for `linkPackages`. */
export const PACKAGES_LINKED = { 'package.json': '{ "dependencies": { "@warraq/formats": "*" } }' }
