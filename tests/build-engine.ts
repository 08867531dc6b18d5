import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { BUNDLE_POOL } from './build/bundle-pool.ts'
import { makeFolderOfRun, temporaryFolder } from './temporary-folder.ts'

const BUNDLES = ['../packages/warraq/scripts/build.mjs', '../scripts/build-plugins.mjs']

/** Bundle the engine and the packages beside it from the current sources. */
export function bundleEngine(): void {
  for (const script of BUNDLES)
    execFileSync(process.execPath, [join(import.meta.dirname, script)], { stdio: 'inherit' })
}

/** Bundle the engine once before all tests, whose builds share bundles. */
export function setup(root: TestProject): () => void {
  bundleEngine()
  // A signal keeps Vitest from removing its folders.
  const removeFolder = makeFolderOfRun([root, ...root.vitest.projects].map(({ tmpDir }) => tmpDir))
  process.env[BUNDLE_POOL] = temporaryFolder()
  return removeFolder
}
