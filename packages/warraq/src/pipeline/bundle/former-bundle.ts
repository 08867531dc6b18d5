import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashOf, hashOfFile, keyOf } from '../../cache/keys.ts'
import { openStore, type StoreEntry } from '../../cache/store.ts'
import { filesOfUses } from '../../config/package-uses.ts'
import { clientKey } from '../../config/site-bundling.ts'
import type { PackageUse } from '../../system/package-files.ts'
import {
  type ClientBundle,
  type ClientBundleOptions,
  type NewClientBundle,
  sharedSheets,
} from './client-bundle.ts'

/** What is stored of a bundle besides its files; all paths are as `pathIn` writes them. */
interface BundleRecord extends Omit<ClientBundle, 'files'> {
  readonly files: readonly string[]
  readonly sourceHash: string
}

/** Name of the entry with the record; those of the files begin with `assets/`. */
const RECORD = 'record'

const openBundle = (dir: string) => openStore<BundleRecord | undefined>(join(dir, 'bundle'), '')

/**
 * Read the bundle in a folder; `undefined` if it is missing, damaged or stale. The cache key covers
 * the files in the options, but not the files that style sheets import, so this function compares
 * all sources.
 */
export function readBundle(dir: string, root: string): ClientBundle | undefined {
  const store = openBundle(dir)
  const record = store.get(RECORD)?.meta
  if (record === undefined) return undefined
  const entries = record.files.map((name) => store.get(`assets/${name}`))
  if (!entries.every((entry) => entry !== undefined)) return undefined
  const bundle = bundleOf(record, entries, root)
  if (hashOfSources(bundle, root) !== record.sourceHash) return undefined
  const now = new Date()
  utimesSync(dir, now, now)
  return bundle
}

/** Store a new bundle in its folder; returns it as a later build reads it. */
export async function storeBundle(
  { files, ...rest }: NewClientBundle,
  dir: string,
  root: string,
): Promise<ClientBundle> {
  const store = openBundle(dir)
  const entries = [...files].map(([name, content]) =>
    store.keep(`assets/${name}`, undefined, Buffer.from(content)),
  )
  const record: BundleRecord = {
    ...rest,
    files: [...files.keys()],
    sources: rest.sources.map((path) => pathIn(root, path)),
    packages: rest.packages.map(([name, folder]) => [name, pathIn(root, folder)]),
    sourceHash: hashOfSources(rest, root),
  }
  store.keep(RECORD, record)
  await store.save(new Set([RECORD, ...record.files.map((name) => `assets/${name}`)]))
  forgetOldBundles(dirname(dir))
  return bundleOf(record, entries, root)
}

function bundleOf(
  { files, sources, packages, sourceHash: _, ...rest }: BundleRecord,
  entries: readonly StoreEntry<unknown>[],
  root: string,
): ClientBundle {
  return {
    ...rest,
    files: new Map(files.flatMap((name, at) => (entries[at] ? [[name, entries[at].read]] : []))),
    sources: sources.map((path) => resolve(root, path)),
    packages: packages.map(([name, folder]): PackageUse => [name, resolve(root, folder)]),
  }
}

/** Changes with every file that a bundle was made from, and with the versions of its packages. */
function hashOfSources(
  { sources, packages }: Pick<ClientBundle, 'sources' | 'packages'>,
  root: string,
): string {
  const paths = [...sources, ...filesOfUses(packages)]
  return hashOf(JSON.stringify(paths.map((path) => [pathIn(root, path), hashOfFile(path)])))
}

/** A path below the folder of the site is relative, so that a moved site keeps its bundle. */
function pathIn(root: string, path: string): string {
  return path === root || path.startsWith(root + sep) ? relative(root, path) : path
}

/** Kept bundles: both modes, style variants tried in turn, and that of a running server. */
const KEPT_BUNDLES = 8

/** Remove all bundles except the most recently used ones. */
function forgetOldBundles(parent: string): void {
  const old = readdirSync(parent)
    .map((name) => join(parent, name))
    .map((path) => ({ path, usedAt: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.usedAt - a.usedAt)
    .slice(KEPT_BUNDLES)
  for (const { path } of old) rmSync(path, { recursive: true, force: true })
}

/** Folder of the bundle for these options and the current sources, wherever the site lies. */
export function bundleDir({ cacheDir, ...options }: ClientBundleOptions): string {
  const files = [
    ...options.islandSources,
    ...options.clientModules.map(({ module }) => module),
    ...(options.pageModules ? [fileURLToPath(options.pageModules.entry.module)] : []),
    options.search.module,
    ...sharedSheets(options),
    ...options.pageStylesheets.map(({ file }) => file),
  ]
  const sources = files.map(hashOfFile)
  const { bundling } = options
  const key = clientKey(bundling)
  const inputs = {
    options: { ...options, bundling: { ...bundling, key } },
    mode: process.env.NODE_ENV,
    sources,
  }
  const moved = JSON.parse(JSON.stringify(inputs), (_, value) =>
    typeof value === 'string' ? pathIn(options.bundling.root, value) : value,
  )
  return join(cacheDir, 'client', keyOf('clientBundle', moved))
}
