import { join } from 'node:path'
import { filesBelow } from '../../system/files.ts'
import { runInThreads } from '../../system/run-in-threads.ts'
import type { OutputFolders } from './compress-file.ts'

/** Files that compression makes smaller. Images, fonts and archives are already compressed. */
const TEXT = /\.(?:html|js|mjs|css|json|md|txt|xml|svg|webmanifest|wasm)$/
/** Files a thread takes at once. */
const BATCH_FILES = 40

/**
 * Write compressed files beside every text file of the new output, so that no server compresses
 * anything during a request.
 * @param bundleDir folder of the engine bundle, which contains the script of the threads
 */
export async function precompress(folders: OutputFolders, bundleDir: string): Promise<void> {
  const { stagingDir, outDir } = folders
  const texts = filesBelow(stagingDir).filter((path) => TEXT.test(path) && !/(?:^|\/)\./.test(path))
  await runInThreads(texts, {
    script: join(bundleDir, 'compress-worker.mjs'),
    workerData: { stagingDir, outDir } satisfies OutputFolders,
    batchSize: BATCH_FILES,
  })
}
