import { join } from 'node:path'
import type { Plugin } from 'vite'

const REACT = /^(?:react|react-dom|scheduler)(?:\/|$)/
/** Modules of the engine that islands may import; their React contexts must be those of the engine. */
const ENGINE = /^warraq\/(theme|components)$/

/** Bundles the engine's React and theme for engine and islands, wherever the site is installed. */
export function singleReact(engineDir: string): Plugin {
  const importer = join(engineDir, 'client', 'entry.ts')
  return {
    name: 'docs-single-react',
    enforce: 'pre',
    async resolveId(id, _importer, options) {
      const [, module] = ENGINE.exec(id) ?? []
      if (module !== undefined) return join(engineDir, `${module}.ts`)
      return REACT.test(id) ? this.resolve(id, importer, { ...options, skipSelf: true }) : null
    },
  }
}
