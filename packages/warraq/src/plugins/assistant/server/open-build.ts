import type { BuildManifest } from '../../../output/build-manifest.ts'
import { readManifest } from '../../../output/read-manifest.ts'
import { messageOf } from '../../../shared/message-of.ts'
import { UsageError } from '../../../shared/usage-error.ts'
import { type BuiltDocs, openBuiltDocs } from './built-docs.ts'

/** A built site and its manifest. */
export interface OpenedBuild {
  readonly manifest: BuildManifest
  readonly docs: BuiltDocs
}

/**
 * Open a built site for a server that answers from it.
 * @throws UsageError when `dir` contains no build, or a build without list of pages or search
 * index.
 */
export async function openBuild(dir: string): Promise<OpenedBuild> {
  const manifest = await readManifest(dir)
  try {
    return { manifest, docs: await openBuiltDocs({ dir, baseUrl: manifest.baseUrl }) }
  } catch (cause) {
    throw new UsageError(messageOf(cause))
  }
}
