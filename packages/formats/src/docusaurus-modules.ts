import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { WarraqPlugin } from 'warraq/plugin'
import type { ModuleNames } from './imports/module-names.ts'

/** What the project of Docusaurus tells its components, and which files its pages name. */
interface DocusaurusModulesOptions {
  /** Its configuration as plain data. */
  readonly site?: Readonly<Record<string, unknown>>
  readonly names?: ModuleNames
}

/**
 * Lets MDX pages import files of the site, packages, and those modules of Docusaurus, its OpenAPI
 * plugins and Starlight that this package provides.
 */
export function docusaurusModules({ site, names }: DocusaurusModulesOptions = {}): WarraqPlugin {
  const require = createRequire(import.meta.url)
  return {
    name: 'docusaurus-modules',
    pageModules: {
      module: pathToFileURL(require.resolve('@warraq/formats/page-modules')).href,
      options: { ...(names && { names }), ...(site && { site }) },
    },
  }
}
