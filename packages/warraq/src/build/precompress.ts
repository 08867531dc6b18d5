import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type CompressedEncoding, ENDINGS } from '../shared/compressed-file.ts'
import type { OutputWriter } from './output-writer.ts'

/** Files that compression makes smaller. Images, fonts and archives are already compressed. */
const TEXT = /\.(?:html|js|mjs|css|json|md|txt|xml|svg|webmanifest|wasm)$/
/** Below this size compression saves no network packet. */
const MIN_SIZE = 1024

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
 * that the next build can tell whether they still belong together. zlib runs in its own threads.
 */
export async function precompress(output: OutputWriter): Promise<void> {
  const files = textsBelow(output.stagingDir).values()
  const compressNext = async () => {
    for (const path of files) await compressFile(path, output)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext))
}

async function compressFile(path: string, output: OutputWriter): Promise<void> {
  const file = join(output.stagingDir, path)
  const { size, mtimeMs, atimeMs, ino } = statSync(file)
  if (size < MIN_SIZE) return
  const former = statSync(join(output.outDir, path), { throwIfNoEntry: false })
  const isKept = former?.ino === ino && former.mtimeMs === mtimeMs
  let bytes: Buffer | undefined
  for (const [encoding, ending] of Object.entries(ENDINGS)) {
    const target = `${path}${ending}`
    // If the site itself provides a file with this name, its author wants that file to be sent.
    if (output.has(target)) continue
    if (isKept && isOfTime(join(output.outDir, target), mtimeMs)) {
      output.keep([target])
      continue
    }
    bytes ??= readFileSync(file)
    const compressed = await COMPRESS[encoding as CompressedEncoding](bytes)
    if (compressed.length >= size) continue
    const staged = join(output.stagingDir, target)
    writeFileSync(staged, compressed)
    utimesSync(staged, atimeMs / 1000, mtimeMs / 1000)
  }
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
