import type { Plugin, Rolldown } from 'vite'
import type { SiteBundling } from './site-bundling.ts'
import { siteViteConfig } from './vite-config.ts'

interface ServerBundleOptions {
  readonly bundling: SiteBundling
  readonly entry: string
  /** Plugins of the engine. */
  readonly plugins: readonly Rolldown.Plugin[]
  readonly output: Rolldown.OutputOptions
}

/** Bundle modules for Node with Vite and the plugins of the site. */
export async function bundleWithVite({ bundling, entry, plugins, output }: ServerBundleOptions) {
  const { build } = await import('vite')
  const config = await siteViteConfig(bundling)
  const watched = new Set<string>()
  const own = plugins.map((plugin): Plugin => ({ ...(plugin as Plugin), enforce: 'pre' }))
  const watching: Plugin = {
    name: 'docs-watched-files',
    moduleParsed: ({ id }) => void watched.add(id),
  }
  const result = await build({
    ...config,
    mode: process.env.NODE_ENV ?? 'production',
    plugins: [...own, ...(config.plugins ?? []), watching],
    oxc: { jsx: { runtime: 'automatic', development: true } },
    build: {
      ssr: true,
      write: false,
      minify: false,
      sourcemap: 'inline',
      rolldownOptions: { input: entry, output },
    },
  })
  const { output: chunks } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  return { chunk: chunks[0], watched: [...watched] }
}
