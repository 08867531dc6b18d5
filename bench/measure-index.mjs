// Measures the search index of a built site: its bytes and files, and what the first query of a
// reader loads. None of these depends on how busy the machine is.
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { importTypeScript } from '../scripts/import-typescript.mjs'

/** Files of our index, relative to the output folder. */
export const OUR_INDEX = /^(?:assets[/]search-[^/]+[/][^/]+|search-index)[.]json$/

/** Bytes at gzip level 9 and number of the files of a build whose paths match. */
export async function sizeOfFiles(out, pattern) {
  const entries = await readdir(out, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => pattern.test(relative(out, file).split(sep).join('/')))
  let bytes = 0
  for (const file of files) bytes += gzipSync(await readFile(file), { level: 9 }).length
  if (files.length === 0) throw new Error(`No file of ${out} matches ${pattern}.`)
  return { bytes, files: files.length }
}

/** The index of our build in `out`, and the bytes of each query as the first one. */
export async function measureIndex(out, queries) {
  const { measureQuality } = await importTypeScript('tests/search/measure-quality.ts')
  const { bytes, files } = await sizeOfFiles(out, OUR_INDEX)
  const { firstQueryBytes } = await measureQuality(
    out,
    queries.map((query) => ({ query, targets: [] })),
  )
  return {
    'index KB': kilobytes(bytes),
    files,
    'first query KB, median': kilobytes(firstQueryBytes.median),
    'first query KB, most': kilobytes(firstQueryBytes.most),
  }
}

export function kilobytes(bytes) {
  return Number((bytes / 1000).toFixed(1))
}
