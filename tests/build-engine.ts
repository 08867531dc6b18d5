import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { BUNDLE_POOL } from './build/bundle-pool.ts'
import { makeFolderOfRun, temporaryFolder } from './temporary-folder.ts'

const BUNDLE = join(import.meta.dirname, '../packages/warraq/scripts/build.mjs')

/** Bundle the engine from the current sources. */
export function bundleEngine(): void {
  execFileSync(process.execPath, [BUNDLE], { stdio: 'inherit' })
}

/** Bundle the engine once before all tests, whose builds share bundles. */
export function setup(root: TestProject): () => void {
  bundleEngine()
  // A signal keeps Vitest from removing its folders.
  const removeFolder = makeFolderOfRun([root, ...root.vitest.projects].map(({ tmpDir }) => tmpDir))
  process.env[BUNDLE_POOL] = temporaryFolder()
  return removeFolder
}
