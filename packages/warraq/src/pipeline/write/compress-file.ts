import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type CompressedEncoding, ENDINGS } from '../../shared/data/compressed-file.ts'
import { linkFile } from './output-writer.ts'

/** Absolute folders of the new output and of the previous one. */
export interface OutputFolders {
  readonly stagingDir: string
  readonly outDir: string
}

/** Below this size compression saves no network packet. */
const MIN_SIZE = 1024
/** A higher quality takes ten times as long to save 5 % (measured on a documentation site). */
const BROTLI_QUALITY = 6

const COMPRESS: Readonly<Record<CompressedEncoding, (bytes: Buffer) => Buffer>> = {
  br: (bytes) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => gzipSync(bytes, { level: 9 }),
}

/**
 * Write a compressed file for each encoding beside a file of the new output, unless it would not be
 * smaller. A compressed file has the mtime of its source, so that the next build can tell whether
 * they still belong together; those of the previous build that do are kept.
 * @param path relative to the output, with `/`
 */
export function compressFile(path: string, { stagingDir, outDir }: OutputFolders): void {
  const file = join(stagingDir, path)
  const { size, atime, mtime, mtimeMs, ino } = statSync(file)
  if (size < MIN_SIZE) return
  const former = statSync(join(outDir, path), { throwIfNoEntry: false })
  const isKept = former?.ino === ino && former.mtimeMs === mtimeMs
  let bytes: Buffer | undefined
  for (const [encoding, ending] of Object.entries(ENDINGS)) {
    const [target, formerTarget] = [`${file}${ending}`, join(outDir, `${path}${ending}`)]
    // If the site itself provides a file with this name, its author wants that file to be sent.
    if (statSync(target, { throwIfNoEntry: false }) !== undefined) continue
    if (isKept && isOfTime(formerTarget, mtimeMs)) {
      linkFile(formerTarget, target)
      continue
    }
    bytes ??= readFileSync(file)
    const compressed = COMPRESS[encoding as CompressedEncoding](bytes)
    if (compressed.length >= bytes.length) continue
    writeFileSync(target, compressed)
    utimesSync(target, atime, mtime)
  }
}

/** Compares with a tolerance, because setting a time rounds it. */
function isOfTime(file: string, mtimeMs: number): boolean {
  const found = statSync(file, { throwIfNoEntry: false })
  return found !== undefined && Math.abs(found.mtimeMs - mtimeMs) < 1
}
