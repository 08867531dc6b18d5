import { stat } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readManifest } from '../output/read-manifest.ts'
import { BUILD_MARKER } from '../shared/data/build-marker.ts'
import { createStaticListener } from './static-server.ts'

/**
 * Serve the build in `dir`. The next request after a new build switches to its files, base path and
 * policy.
 * @throws UsageError when there is no build.
 */
export async function followBuild(dir: string): Promise<RequestListener> {
  const open = async () => createStaticListener(dir, await readManifest(dir))
  let stamp = await stampOf(dir)
  let listener = open()
  await listener
  return async (request, response) => {
    const newest = await settledStampOf(dir)
    if (newest !== undefined && newest !== stamp) {
      stamp = newest
      const former = listener
      listener = open().catch(() => former)
    }
    const answer = await listener
    answer(request, response)
  }
}

/** Interval and total time for which a request waits for a build that is being swapped in. */
const SETTLE_STEP_MS = 10
const SETTLE_STEPS = 10

async function settledStampOf(dir: string): Promise<string | undefined> {
  for (let step = 0; step < SETTLE_STEPS; step++) {
    const stamp = await stampOf(dir)
    if (stamp !== undefined) return stamp
    await wait(SETTLE_STEP_MS)
  }
  return undefined
}

/** Changes with every build; `undefined` while there is none. */
async function stampOf(dir: string): Promise<string | undefined> {
  const found = await stat(join(dir, BUILD_MARKER)).catch(() => undefined)
  return found === undefined ? undefined : `${found.ino}:${found.mtimeMs}`
}
