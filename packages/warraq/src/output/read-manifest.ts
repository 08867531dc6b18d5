import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UsageError } from '../shared/usage-error.ts'
import { BUILD_MARKER, type BuildManifest } from './build-manifest.ts'
import { settleOutput } from './output-swap.ts'

/**
 * What the build in `dir` said of itself. Finishes what a build left that ended while it put its
 * output in place.
 * @throws UsageError when there is none.
 */
export async function readManifest(dir: string): Promise<BuildManifest> {
  try {
    await settleOutput(dir)
    return JSON.parse(await readFile(join(dir, BUILD_MARKER), 'utf8')) as BuildManifest
  } catch {
    throw new UsageError(`There is no built site in "${dir}". Build it first: warraq build`)
  }
}
