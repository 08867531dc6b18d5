import type { PageModules } from 'warraq/plugin'
import { PLAIN_CONTEXT } from '../../warraq/src/content/compile-context.fixtures.ts'
import type { CompileContext } from '../../warraq/src/content/compile-context.ts'
import type { LoadedModules } from '../src/imports/load-imports.ts'
import { NO_MODULE_NAMES } from '../src/imports/module-names.ts'
import { pageImports } from '../src/imports/page-imports.ts'
import { toolModules } from '../src/modules/theme-modules.tsx'

/**
 * Compile context of a site whose pages may import the modules of this package.
 * @param site configuration of the project
 * @param modules of the site, by their keys
 */
export function moduleContext(
  site?: Readonly<Record<string, unknown>>,
  modules: LoadedModules['modules'] = new Map(),
): CompileContext {
  const runtime = { member: () => () => undefined, isLive: false }
  const loaded = { modules, islands: new Set<string>(), runtime }
  const pageModules: PageModules = {
    problems: [],
    open: (page) =>
      pageImports(page, { loaded, names: NO_MODULE_NAMES, tool: toolModules(page, site) }),
  }
  return { ...PLAIN_CONTEXT, pageModules }
}
