import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type CompressedEncoding, ENDINGS } from '../shared/compressed-file.ts'
import { batchesOf } from '../system/batches-of.ts'
import { runInThreads } from '../system/run-in-threads.ts'
import { type CompressJob, compressFiles } from './compress-files.ts'
import type { OutputWriter } from './output-writer.ts'

/** Files that compression makes smaller. Images, fonts and archives are already compressed. */
const TEXT = /\.(?:html|js|mjs|css|json|md|txt|xml|svg|webmanifest|wasm)$/
/** Below this size compression saves no network packet. */
const MIN_SIZE = 1024
/** Below this number of files, starting threads takes longer than it saves. */
const MIN_FILES_FOR_THREADS = 100
/** Files a thread takes at a time. */
const BATCH_FILES = 40

/**
 * Write a compressed file for each encoding beside every text file of the new output, so that no
 * server compresses anything during a request. A compressed file has the mtime of its source, so
 * that the next build can tell whether they still belong together.
 * @param bundleDir folder of the engine bundle, which contains the script of the threads
 */
export async function precompress(output: OutputWriter, bundleDir: string): Promise<void> {
  const dir = output.stagingDir
  const jobs = textsBelow(dir).flatMap((path) => jobFor(path, output))
  if (jobs.length < MIN_FILES_FOR_THREADS) compressFiles(dir, jobs)
  else
    await runInThreads<readonly CompressJob[], void>(batchesOf(jobs, BATCH_FILES), {
      script: join(bundleDir, 'compress-worker.mjs'),
      workerData: dir,
    })
}

/** The encodings that a file lacks; compressed files of the previous build are kept. */
function jobFor(path: string, output: OutputWriter): CompressJob[] {
  const { size, mtimeMs, ino } = statSync(join(output.stagingDir, path))
  if (size < MIN_SIZE) return []
  const former = statSync(join(output.outDir, path), { throwIfNoEntry: false })
  const isKept = former?.ino === ino && former.mtimeMs === mtimeMs
  const encodings: CompressedEncoding[] = []
  for (const [encoding, ending] of Object.entries(ENDINGS)) {
    const target = `${path}${ending}`
    // If the site itself provides a file with this name, its author wants that file to be sent.
    if (output.has(target)) continue
    if (isKept && isOfTime(join(output.outDir, target), mtimeMs)) output.keep([target])
    else encodings.push(encoding as CompressedEncoding)
  }
  return encodings.length === 0 ? [] : [{ path, encodings }]
}

/** Compares with a tolerance, because setting a time rounds it. */
function isOfTime(file: string, mtimeMs: number): boolean {
  const found = statSync(file, { throwIfNoEntry: false })
  return found !== undefined && Math.abs(found.mtimeMs - mtimeMs) < 1
}

function textsBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => TEXT.test(path) && !/(?:^|\/)\./.test(path))
}
