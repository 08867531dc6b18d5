import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUNDLE_POOL } from './build/bundle-pool.ts'

/** Bundle the engine from the current sources, once before all tests; their builds share bundles. */
export function setup(): () => void {
  execFileSync(
    process.execPath,
    [join(import.meta.dirname, '../packages/warraq/scripts/build.mjs')],
    {
      stdio: 'inherit',
    },
  )
  const pool = mkdtempSync(join(tmpdir(), 'docs-bundles-'))
  process.env[BUNDLE_POOL] = pool
  return () => rmSync(pool, { recursive: true, force: true })
}
