import { createHash } from 'node:crypto'
import {
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { checksumOf, readCheckedFile, writeCheckedFile } from '../../cache/checked-file.ts'
import { withFileLock } from '../../cache/file-lock.ts'
import type { ClientBundle, ClientBundleOptions } from './client-bundle.ts'

/** Metadata stored in the folder of a bundle. */
interface BundleRecord extends Omit<ClientBundle, 'dir' | 'css' | 'files' | 'sources'> {
  /** Checksums of the files below `assets/` and of `style.css`. */
  readonly sums: Readonly<Record<string, string>>
  /** Checksums of the sources that the bundler read, by absolute path. */
  readonly sources: Readonly<Record<string, string>>
}

const RECORD = 'record.json'
const STYLE = 'style.css'

/** Write everything `readBundle` reads, except the files below `assets/`. */
export function writeBundleRecord(
  dir: string,
  { css, files, sources: paths, ...rest }: Omit<ClientBundle, 'dir'>,
): void {
  writeFileSync(join(dir, STYLE), css)
  const sums = Object.fromEntries(
    [STYLE, ...files].map((name) => [name, checksumOf(readFileSync(pathOf(dir, name)))]),
  )
  const sources = Object.fromEntries(paths.map((path) => [path, sumOf(path) ?? '']))
  const record: BundleRecord = { ...rest, sums, sources }
  writeCheckedFile(join(dir, RECORD), [JSON.stringify(record)])
}

/**
 * Read the bundle in a folder; `undefined` if it is missing, damaged or stale. The cache key covers
 * the files in the options, but not the files that style sheets import, so this function compares
 * all sources.
 */
export function readBundle(dir: string): ClientBundle | undefined {
  const text = readCheckedFile(join(dir, RECORD))?.toString('utf8')
  if (text === undefined) return undefined
  const { sums, sources, ...record } = JSON.parse(text) as BundleRecord
  const isWhole = Object.entries(sums).every(([name, sum]) => sumOf(pathOf(dir, name)) === sum)
  const isCurrent = Object.entries(sources).every(([path, sum]) => sumOf(path) === sum)
  if (!isWhole || !isCurrent) return undefined
  const now = new Date()
  utimesSync(dir, now, now)
  return {
    ...record,
    files: Object.keys(sums).filter((name) => name !== STYLE),
    sources: Object.keys(sources),
    dir: join(dir, 'assets'),
    css: readFileSync(join(dir, STYLE), 'utf8'),
  }
}

/**
 * Move a finished bundle to its cache folder, unless another process has put the same bundle there;
 * a damaged one is replaced.
 */
export async function storeBundle(made: string, dir: string): Promise<void> {
  await withFileLock(join(dirname(dir), 'lock'), async () => {
    if (readBundle(dir) === undefined) {
      rmSync(dir, { recursive: true, force: true })
      renameSync(made, dir)
    } else rmSync(made, { recursive: true, force: true })
    forgetOldBundles(dir)
  })
}

function pathOf(dir: string, name: string): string {
  return name === STYLE ? join(dir, name) : join(dir, 'assets', name)
}

function sumOf(path: string): string | undefined {
  try {
    return checksumOf(readFileSync(path))
  } catch {
    return undefined
  }
}

/**
 * Bundles to keep: both modes, style variants an author tries in turn, and that of a running
 * server.
 */
const KEPT_BUNDLES = 8

/** Remove all bundles except the most recently used ones. */
function forgetOldBundles(dir: string): void {
  const parent = dirname(dir)
  const old = readdirSync(parent)
    .filter((name) => name !== 'lock')
    .map((name) => join(parent, name))
    .map((path) => ({ path, usedAt: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.usedAt - a.usedAt)
    .slice(KEPT_BUNDLES)
  for (const { path } of old) rmSync(path, { recursive: true, force: true })
}

/** Folder of the bundle for these options and the current sources. */
export function bundleDir(options: ClientBundleOptions): string {
  const files = [
    ...options.islandSources,
    ...options.clientModules.map(({ module }) => module),
    options.searchModule,
    ...options.themeStyles,
    ...options.moduleStyles,
    ...[options.tokens ?? [], options.stylesheet ?? []].flat(),
    ...options.pageStylesheets.map(({ file }) => file),
  ]
  const key = JSON.stringify([options, process.env.NODE_ENV, files.map(sumOf)])
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 16)
  return join(options.cacheDir, 'client', hash)
}
