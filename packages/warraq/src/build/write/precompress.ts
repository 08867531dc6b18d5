import { statSync } from 'node:fs'
import { readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type CompressedEncoding, ENDINGS } from '../../shared/compressed-file.ts'
import { filesBelow } from '../../system/files-below.ts'
import { runTogether } from '../../system/run-in-threads.ts'
import type { OutputWriter } from './output-writer.ts'

/** Files that compression makes smaller. Images, fonts and archives are already compressed. */
const TEXT = /\.(?:html|js|mjs|css|json|md|txt|xml|svg|webmanifest|wasm)$/
/** Below this size compression saves no network packet. */
const MIN_SIZE = 1024
/** Files that are compressed at the same time, as many as Node's thread pool has threads. */
const LANES = 4
/**
 * A higher quality takes ten times as long to save another 5 % (measured on a documentation site).
 */
const BROTLI_QUALITY = 6

const COMPRESS: Readonly<Record<CompressedEncoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
}

/**
 * Write a compressed file for each encoding beside every text file of the new output, so that no
 * server compresses anything during a request. A compressed file has the mtime of its source, so
 * that the next build can tell whether they still belong together.
 */
export async function precompress(output: OutputWriter): Promise<void> {
  const queue = filesBelow(output.stagingDir)
    .filter((path) => TEXT.test(path) && !/(?:^|\/)\./.test(path))
    .values()
  await runTogether(LANES, async () => {
    for (const path of queue) await compressFile(path, output)
  })
}

async function compressFile(path: string, output: OutputWriter): Promise<void> {
  const file = join(output.stagingDir, path)
  const encodings = missingEncodings(path, output)
  if (encodings.length === 0) return
  const bytes = await readFile(file)
  const { atime, mtime } = statSync(file)
  for (const encoding of encodings) {
    const compressed = await COMPRESS[encoding](bytes)
    if (compressed.length >= bytes.length) continue
    const target = `${file}${ENDINGS[encoding]}`
    await writeFile(target, compressed)
    await utimes(target, atime, mtime)
  }
}

/** The encodings that a file lacks; compressed files of the previous build are kept. */
function missingEncodings(path: string, output: OutputWriter): CompressedEncoding[] {
  const { size, mtimeMs, ino } = statSync(join(output.stagingDir, path))
  if (size < MIN_SIZE) return []
  const former = statSync(join(output.outDir, path), { throwIfNoEntry: false })
  const isKept = former?.ino === ino && former.mtimeMs === mtimeMs
  return (Object.keys(ENDINGS) as CompressedEncoding[]).filter((encoding) => {
    const target = `${path}${ENDINGS[encoding]}`
    // If the site itself provides a file with this name, its author wants that file to be sent.
    if (output.has(target)) return false
    if (!isKept || !isOfTime(join(output.outDir, target), mtimeMs)) return true
    output.keep([target])
    return false
  })
}

/** Compares with a tolerance, because setting a time rounds it. */
function isOfTime(file: string, mtimeMs: number): boolean {
  const found = statSync(file, { throwIfNoEntry: false })
  return found !== undefined && Math.abs(found.mtimeMs - mtimeMs) < 1
}
