import type { WarraqPlugin } from '../warraq-plugin.ts'
import { pagefindFiles } from './pagefind-index.ts'

/** Searches an index that Pagefind creates from the built pages, for very large sites. */
export function pagefind(): WarraqPlugin {
  return {
    name: 'pagefind',
    search: {
      provider: 'pagefind',
      module: 'warraq:plugins/pagefind/open-pagefind.ts',
      options: {},
    },
    emit: pagefindFiles,
    policy: { webAssembly: true },
  }
}
