import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { PageModuleHook, WarraqPlugin } from 'warraq/plugin'
import { LIVE_MEMBERS } from './modules/module-list.ts'
import { classesOfInfima, sourceAt } from './package-files.ts'

/** What the project of Docusaurus tells its components, and which files its pages name. */
interface DocusaurusModulesOptions {
  /** Its configuration as plain data. */
  readonly site?: Readonly<Record<string, unknown>>
  readonly names?: PageModuleHook['names']
}

/**
 * The modules of Docusaurus, of its plugins for OpenAPI and of Starlight that MDX pages and their
 * components import.
 */
export function docusaurusModules({ site, names }: DocusaurusModulesOptions = {}): WarraqPlugin {
  const require = createRequire(import.meta.url)
  return {
    name: 'docusaurus-modules',
    pageModules: {
      provides: PROVIDED,
      build: pathToFileURL(require.resolve('@warraq/formats/page-modules')).href,
      browser: sourceAt('modules/docusaurus-modules.tsx'),
      live: LIVE_MEMBERS,
      ...(names && { names }),
      ...(site && {
        options: { site },
        browserOptions: { site: siteForBrowser(site) },
        styles: [{ file: sourceAt('modules/infima.css'), when: classesOfInfima() }],
      }),
    },
  }
}

const PROVIDED = [
  ...['@theme/', '@theme-original/', '@theme-init/', '@docusaurus/', '@generated/'],
  ...['@astrojs/starlight/components', 'react-router', 'react-router-dom'],
]

/** What components may read; plugins and the like stay with the build. */
function siteForBrowser(site: Readonly<Record<string, unknown>>) {
  const { presets: _, plugins: __, themes: ___, markdown: ____, ...rest } = site
  return rest
}
