import { readFile } from 'node:fs/promises'
import { dirname, sep } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import type { ClientBundleOptions } from './client-bundle.ts'

/** Records the site's own files that the bundler reads; engine and packages count by their versions. */
export function recordSources(options: ClientBundleOptions, sources: Set<string>): Plugin {
  const { root, engineDir, tokens, stylesheet, themeStyles } = options
  const add = (id: string) => {
    const path = id.replace(/\?.*$/, '')
    const isOwn = path.startsWith(root + sep) && !path.startsWith(dirname(engineDir) + sep)
    if (isOwn && !path.includes(`${sep}node_modules${sep}`)) sources.add(path)
  }
  let config: ResolvedConfig
  return {
    name: 'docs-sources',
    configResolved(resolved) {
      config = resolved
    },
    moduleParsed: ({ id }) => add(id),
    async buildEnd(error) {
      if (error !== undefined) return
      const { preprocessCSS } = await import('vite')
      // A virtual module joins these, for which Vite reports no imports.
      for (const file of [tokens, stylesheet, ...themeStyles]) if (file !== undefined) add(file)
      for (const file of [...sources].filter((path) => path.endsWith('.css'))) {
        const { deps } = await preprocessCSS(await readFile(file, 'utf8'), file, config)
        for (const path of deps ?? []) add(path)
      }
    },
  }
}
