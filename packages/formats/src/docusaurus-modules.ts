import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { WarraqPlugin } from 'warraq/plugin'
import type { ModuleNames } from './imports/module-names.ts'

/** Data of a Docusaurus project for its components, and the files that its pages name. */
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
