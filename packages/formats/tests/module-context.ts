import { PLAIN_CONTEXT } from '../../warraq/src/content/compile-context.fixtures.ts'
import type { CompileContext } from '../../warraq/src/content/compile-context.ts'
import { NO_PAGE_MODULES } from '../../warraq/src/content/modules/page-modules.ts'
import { docusaurusModules } from '../src/index.ts'
import { pageModules } from '../src/page-modules.ts'

/**
 * Compile context of a site whose pages may import the modules of this package.
 * @param site configuration of the project
 */
export function moduleContext(site?: Readonly<Record<string, unknown>>): CompileContext {
  const { provides = [] } = docusaurusModules().pageModules ?? {}
  const provider = pageModules({ site })
  return { ...PLAIN_CONTEXT, pageModules: { ...NO_PAGE_MODULES, provides, provider } }
}
