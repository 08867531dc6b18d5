import { stat } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { BUILD_MARKER } from '../build/build-manifest.ts'
import { readManifest } from './read-manifest.ts'
import { createStaticListener } from './static-server.ts'

/**
 * Answer requests from the build in `dir`. Another build there is noticed with the next request: its
 * files, its base path and its policy count from then on.
 * @throws UsageError when there is no build.
 */
export async function followBuild(dir: string): Promise<RequestListener> {
  const open = async () => createStaticListener({ dir, ...(await readManifest(dir)) })
  let stamp = await stampOf(dir)
  let listener = open()
  await listener
  return async (request, response) => {
    const newest = await stampOf(dir)
    if (newest !== undefined && newest !== stamp) {
      stamp = newest
      const former = listener
      listener = open().catch(() => former)
    }
    const answer = await listener
    answer(request, response)
  }
}

/** Changes with every build; `undefined` while one is being put in place. */
async function stampOf(dir: string): Promise<string | undefined> {
  const found = await stat(join(dir, BUILD_MARKER)).catch(() => undefined)
  return found === undefined ? undefined : `${found.ino}:${found.mtimeMs}`
}
