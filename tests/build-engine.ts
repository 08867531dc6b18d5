import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { BUNDLE_POOL } from './build/bundle-pool.ts'
import { makeFolderOfRun, temporaryFolder } from './temporary-folder.ts'

/** Bundle the engine from the current sources, once before all tests; their builds share bundles. */
export function setup(): () => void {
  execFileSync(
    process.execPath,
    [join(import.meta.dirname, '../packages/warraq/scripts/build.mjs')],
    {
      stdio: 'inherit',
    },
  )
  const removeFolder = makeFolderOfRun()
  process.env[BUNDLE_POOL] = temporaryFolder()
  return removeFolder
}
