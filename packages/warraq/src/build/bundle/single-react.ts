import { join } from 'node:path'
import type { Plugin } from 'vite'

const REACT = /^(?:react|react-dom|scheduler)(?:\/|$)/

/** Bundles the engine's copy of React for engine and islands, wherever the site is installed. */
export function singleReact(engineDir: string): Plugin {
  const importer = join(engineDir, 'client', 'entry.ts')
  return {
    name: 'docs-single-react',
    enforce: 'pre',
    async resolveId(id, _importer, options) {
      return REACT.test(id) ? this.resolve(id, importer, { ...options, skipSelf: true }) : null
    },
  }
}
