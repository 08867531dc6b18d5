import { readFile } from 'node:fs/promises'
import { dirname, isAbsolute, sep } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { STYLE_FILE } from '../../config/css-names.ts'
import type { PackageUses } from '../../config/package-uses.ts'
import { packageAbove } from '../../system/package-files.ts'
import { type ClientBundleOptions, sharedSheets } from './client-bundle.ts'

/** What is recorded of a bundle, to tell later whether it is current. */
interface Recorded {
  /** Files that the bundler reads, and for a module of an installed package its manifest. */
  readonly sources: Set<string>
  /** Packages that style sheets import. */
  readonly uses: PackageUses
}

/** Records what the bundler reads. The engine is left out, because the cache key covers it. */
export function recordSources(options: ClientBundleOptions, { sources, uses }: Recorded): Plugin {
  const add = (id: string) => {
    const path = id.replace(/\?.*$/, '')
    const isOfEngine = path.startsWith(dirname(options.engineDir) + sep)
    if (isAbsolute(path) && !isOfEngine) sources.add(packageAbove(path)?.manifest ?? path)
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
      for (const file of sharedSheets(options)) add(file)
      for (const file of [...sources].filter((path) => STYLE_FILE.test(path))) {
        const { deps } = await preprocessCSS(await readFile(file, 'utf8'), file, config)
        for (const path of deps ?? []) {
          add(path)
          const name = packageAbove(path)?.name
          if (name !== undefined) uses.add(name, dirname(file))
        }
      }
    },
  }
}
