import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { requirePackages } from '../../system/optional-packages.ts'
import type { EmittedSite } from '../warraq-plugin.ts'
import { offlineBuild } from './offline-build.ts'

const ENTRY = '\0offline-worker'

/**
 * The code of the worker of one language.
 * @throws UsageError when a package of Workbox is not installed.
 */
export async function bundleWorker(site: EmittedSite): Promise<string> {
  requirePackages(['workbox-expiration', 'workbox-routing', 'workbox-strategies'])
  const { rolldown } = await import('rolldown')
  // Resolve the package by name: that works both from its sources and from its bundle.
  const packageFile = createRequire(import.meta.url).resolve('warraq/package.json')
  const module = join(dirname(packageFile), 'src/plugins/offline/start-worker.ts')
  const entry = `import { startWorker } from ${JSON.stringify(module)}
startWorker(${JSON.stringify(offlineBuild(site))})`
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'browser',
    logLevel: 'warn',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'offline-entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? entry : null),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output[0].code
}
