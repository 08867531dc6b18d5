import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { loadBundler } from '../../system/bundler.ts'
import { requirePackages } from '../../system/optional-packages.ts'
import type { EmittedSite } from '../warraq-plugin.ts'
import { offlineBuild } from './offline-build.ts'

/**
 * The code of the worker of one language.
 * @throws UsageError when a package of Workbox is not installed.
 */
export async function bundleWorker(site: EmittedSite): Promise<string> {
  requirePackages(['workbox-expiration', 'workbox-routing', 'workbox-strategies'])
  const { rolldown } = await loadBundler()
  // Resolve the package by name: that works both from its sources and from its bundle.
  const packageFile = createRequire(import.meta.url).resolve('warraq/package.json')
  const bundle = await rolldown({
    input: join(dirname(packageFile), 'src/plugins/offline/start-worker.ts'),
    platform: 'browser',
    logLevel: 'warn',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return `const OFFLINE_BUILD=${JSON.stringify(offlineBuild(site))};${output[0].code}`
}
