import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BUILD_MARKER } from '../shared/data/build-marker.ts'
import type { SitePolicy } from '../shared/data/http-headers.ts'
import { UsageError } from '../shared/data/usage-error.ts'
import { messageOf } from '../shared/text/message-of.ts'
import type { TrailingSlash } from '../shared/text/route-path.ts'
import { settleOutput } from './output-swap.ts'

/** Metadata that a build writes to its output folder. */
export interface BuildManifest extends SitePolicy {
  /** Changes with every change of the output. */
  readonly buildId: string
  readonly baseUrl: string
  /** Form of the addresses of pages; absent in builds of earlier versions. */
  readonly trailingSlash?: TrailingSlash
  readonly pages: number
  /** What readers say for pages and sections, by address; for records of a hosted index. */
  readonly asked?: Readonly<Record<string, readonly string[]>> | undefined
}

/**
 * The manifest of the build in `dir`. Completes the swap of a build that ended during it.
 * @throws UsageError when there is no build, or none that can be read.
 */
export async function readManifest(dir: string): Promise<BuildManifest> {
  try {
    await settleOutput(dir)
    return JSON.parse(await readFile(join(dir, BUILD_MARKER), 'utf8')) as BuildManifest
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException
    throw new UsageError(
      ['ENOENT', 'ENOTDIR'].includes(code)
        ? `There is no built site in "${dir}". Build it first: warraq build`
        : `The built site in "${dir}" cannot be read. Build it again: warraq build\n${messageOf(cause)}`,
    )
  }
}
