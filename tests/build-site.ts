import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { bundleEngine } from './build-engine.ts'

const ROOT = join(import.meta.dirname, '..')
/** Folder of this site, built for all tests that read it. */
export const BUILT_SITE = join(ROOT, 'dist')

/** Build this site as `npm run build` does, once before the tests that read it. */
export function setup(): void {
  // Vitest prepares a project before what all projects share.
  bundleEngine()
  execFileSync(process.execPath, [join(ROOT, 'packages/warraq/bin/warraq.mjs'), 'build', ROOT], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
}
