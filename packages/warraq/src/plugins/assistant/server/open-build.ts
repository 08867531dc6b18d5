import type { BuildManifest } from '../../../output/build-manifest.ts'
import { readManifest } from '../../../output/read-manifest.ts'
import { messageOf } from '../../../shared/message-of.ts'
import { UsageError } from '../../../shared/usage-error.ts'
import { type BuiltDocs, openBuiltDocs } from './built-docs.ts'

/** A built site and what its build said of it. */
export interface OpenedBuild {
  readonly manifest: BuildManifest
  readonly docs: BuiltDocs
}

/**
 * Open a built site for programs that answer from it.
 * @throws UsageError when `dir` holds no build, or one without list of pages or search index.
 */
export async function openBuild(dir: string): Promise<OpenedBuild> {
  const manifest = await readManifest(dir)
  try {
    return { manifest, docs: await openBuiltDocs({ dir, baseUrl: manifest.baseUrl }) }
  } catch (cause) {
    throw new UsageError(messageOf(cause))
  }
}
