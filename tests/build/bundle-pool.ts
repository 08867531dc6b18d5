import { cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/*
 * Most sites under test have the same browser bundle, and making it is most of the work of a small
 * build. The builds of one test run share their bundles: the key of a bundle names all its inputs.
 */

/** Variable of the environment with the folder of the pool; unset outside a run of Vitest. */
export const BUNDLE_POOL = 'DOCS_TEST_BUNDLES'

const bundlesOf = (root: string) => join(root, '.cache/warraq/client')

/** For files that test caches: each of their sites makes its own bundles. */
export function makeOwnBundles(): void {
  delete process.env[BUNDLE_POOL]
}

/** Give a site the bundles of earlier builds. */
export async function takeBundles(root: string): Promise<void> {
  const pool = process.env[BUNDLE_POOL]
  if (pool === undefined) return
  for (const key of await namesIn(pool))
    if (!key.startsWith('.'))
      await cp(join(pool, key), join(bundlesOf(root), key), { recursive: true, force: false })
}

/** Keep the bundles that a build has made. */
export async function keepBundles(root: string): Promise<void> {
  const pool = process.env[BUNDLE_POOL]
  if (pool === undefined) return
  const known = await namesIn(pool)
  for (const key of await namesIn(bundlesOf(root))) {
    if (known.includes(key)) continue
    const copy = await mkdtemp(join(pool, '.new-'))
    await cp(join(bundlesOf(root), key), copy, { recursive: true })
    // Another worker may have been faster.
    await rename(copy, join(pool, key)).catch(() => rm(copy, { recursive: true }))
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(() => [])
}
