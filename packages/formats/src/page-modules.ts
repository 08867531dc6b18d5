import type { PageModuleProvider } from 'warraq/plugin'
import { browserPlugin } from './imports/browser-plugins.ts'
import { bundleImports } from './imports/bundle-imports.ts'
import { globalProblems } from './imports/global-components.ts'
import { loadImports } from './imports/load-imports.ts'
import { type ModuleNames, NO_MODULE_NAMES } from './imports/module-names.ts'
import { pageImports } from './imports/page-imports.ts'
import { forgivingStyles } from './imports/page-styles.ts'
import { toolModules } from './modules/theme-modules.tsx'
import { classesOfInfima, sourceAt } from './package-files.ts'

interface PageModulesOptions {
  /** Configuration of the project. */
  readonly site?: Readonly<Record<string, unknown>>
  readonly names?: ModuleNames
}

/**
 * What pages import: files of the site, packages, and those modules of Docusaurus and Starlight that
 * this package provides.
 */
export function pageModules({
  site,
  names = NO_MODULE_NAMES,
}: PageModulesOptions): PageModuleProvider {
  return {
    bundle: async (importing) => {
      const bundle = await bundleImports(importing, names)
      const pageStyles = [...(site === undefined ? [] : [INFIMA]), ...bundle.pageStyles]
      return { ...bundle, pageStyles }
    },
    load: async (bundle) => {
      const loaded = await loadImports(bundle)
      return {
        problems: globalProblems(loaded, names),
        open: (page) => pageImports(page, { loaded, names, tool: toolModules(page, site) }),
      }
    },
    browser: ({ root, files, readStyles }) => ({
      plugins: [browserPlugin({ root, files }, { names, site })],
      // The build reported their faults when it rendered the pages.
      readStyles: forgivingStyles(readStyles, { root }),
    }),
  }
}

const INFIMA = { file: sourceAt('modules/infima.css'), when: classesOfInfima() }
