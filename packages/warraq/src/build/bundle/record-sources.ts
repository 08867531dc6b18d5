import { readFile } from 'node:fs/promises'
import { dirname, sep } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import type { ClientBundleOptions } from './client-bundle.ts'

/**
 * Records the site's own files that the bundler reads. The engine and packages are left out,
 * because the cache key covers their versions.
 */
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
      // Add these explicitly: a virtual module joins them, and Vite reports no imports for it.
      for (const file of [tokens, stylesheet, ...themeStyles]) if (file !== undefined) add(file)
      for (const file of [...sources].filter((path) => path.endsWith('.css'))) {
        const { deps } = await preprocessCSS(await readFile(file, 'utf8'), file, config)
        for (const path of deps ?? []) add(path)
      }
    },
  }
}
