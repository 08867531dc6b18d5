/**
 * Imports for modules of plugins that run in the browser: `import { whenIdle } from 'warraq/browser'`.
 * A site bundles them once, with its own runtime.
 */
export { isConnectionFast } from './shared/browser/connection.ts'
export { whenIdle } from './shared/browser/in-spare-time.ts'
export { type OpenedSite, readSite } from './shared/browser/read-site.ts'
export { workerUrl } from './shared/browser/worker-url.ts'
