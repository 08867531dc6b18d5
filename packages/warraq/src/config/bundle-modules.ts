import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type IslandModule, islandModules } from './island-modules.ts'

/** TypeScript of a site, bundled into one module that Node can import. */
export interface ModuleBundle {
  /** URL for `import()`; changes whenever a source changes. */
  readonly url: string
  /** Changes whenever a source changes. */
  readonly hash: string
  /** Every source file, for the watcher of the development server. */
  readonly files: readonly string[]
  /** The source modules whose components are hydrated in the browser, by path. */
  readonly islands: readonly IslandModule[]
}

interface BundleRecord {
  /** Hash of the bundled code; part of the file name. */
  readonly hash: string
  readonly islands: readonly IslandModule[]
  readonly files: readonly { readonly path: string; readonly stamp: string }[]
}

export interface BundleOptions {
  /** Name of the bundle within `cacheDir`. */
  readonly name: string
  /** Source of the entry module; it may import files by absolute path. */
  readonly entry: string
  readonly cacheDir: string
  readonly root: string
  /** Absolute paths of modules that are islands without `'use client'`. */
  readonly islandFiles?: readonly string[]
}

/** Running bundle jobs: the build and the browser bundle request the same ones. */
const running = new Map<string, Promise<ModuleBundle>>()

/**
 * Bundle `entry` for Node, or reuse the previous bundle if no file in it has changed.
 * @throws the bundler's error when a file cannot be parsed or resolved.
 */
export function bundleModules(options: BundleOptions): Promise<ModuleBundle> {
  const key = JSON.stringify(options)
  const bundle = running.get(key) ?? bundleOnce(options).finally(() => running.delete(key))
  running.set(key, bundle)
  return bundle
}

async function bundleOnce(options: BundleOptions): Promise<ModuleBundle> {
  const { name, entry, cacheDir } = options
  const recordFile = join(cacheDir, `${name}.json`)
  const entryHash = hashOf(`${entry}${options.islandFiles ?? ''}`)
  const former = await readRecord(recordFile)
  if (former !== undefined && (await isCurrent(former, entryHash, cacheDir, name))) {
    return bundleOf(former, cacheDir, name)
  }
  const { code, files, islands } = await runBundler(options)
  const stamped = await Promise.all(
    files.map(async (path) => ({ path, stamp: await stampOf(path) })),
  )
  const record: BundleRecord = {
    hash: hashOf(`${entryHash}${code}`),
    islands,
    files: [{ path: '', stamp: entryHash }, ...stamped],
  }
  await mkdir(cacheDir, { recursive: true })
  await replaceFile(fileOf(cacheDir, name, record.hash), code)
  const json = JSON.stringify(record)
  await replaceFile(recordFile, `${hashOf(json)}\n${json}`)
  await removeOld(cacheDir, name)
  return bundleOf(record, cacheDir, name)
}

const engineRequire = createRequire(import.meta.url)
const ENGINE_PACKAGES = /^(?:react|react-dom|warraq)(?:\/|$)/

interface BundledCode {
  readonly code: string
  readonly files: readonly string[]
  readonly islands: readonly IslandModule[]
}

async function runBundler({ entry, root, islandFiles = [] }: BundleOptions): Promise<BundledCode> {
  const { rolldown } = await import('rolldown')
  const entryId = '\0docs-entry'
  const islands: IslandModule[] = []
  const bundle = await rolldown({
    input: entryId,
    platform: 'node',
    external: /^(?![./\0]|[A-Za-z]:[\\/]|docs:|(?:react|react-dom|warraq)(?:\/|$))/,
    logLevel: 'silent',
    transform: { jsx: { runtime: 'automatic', development: true } },
    plugins: [
      islandModules(
        {
          root,
          islandFiles: new Set(islandFiles),
          react: pathToFileURL(engineRequire.resolve('react')).href,
          reactExports: Object.keys(engineRequire('react')),
        },
        islands,
      ),
      {
        // Engine and site must render with the same copy of React, wherever the site is installed.
        name: 'docs-engine-packages',
        resolveId: (id) =>
          ENGINE_PACKAGES.test(id)
            ? { id: pathToFileURL(engineRequire.resolve(id)).href, external: true }
            : null,
      },
      {
        name: 'docs-entry',
        resolveId: (id) => (id === entryId ? id : null),
        load: (id) => (id === entryId ? { code: entry, moduleType: 'tsx' } : null),
      },
      {
        name: 'docs-styles',
        load: (id) => (id.endsWith('.css') ? { code: '', moduleType: 'js' } : null),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false })
  const watched = (await bundle.watchFiles).filter((id) => !id.startsWith('\0'))
  await bundle.close()
  return {
    code: output[0].code,
    files: [...new Set(watched.map((id) => id.replace(/\?.*$/, '')))].sort(),
    islands: islands.sort((a, b) => (a.file < b.file ? -1 : 1)),
  }
}

/** Replace a file atomically: a concurrent reader sees either the previous or the new content. */
async function replaceFile(file: string, content: string): Promise<void> {
  const staging = `${file}.${process.pid}`
  await writeFile(staging, content)
  await rename(staging, file)
}

/** How long to keep a bundle that is not current: threads of another build may still import it. */
const KEPT_MS = 3_600_000

async function removeOld(cacheDir: string, name: string): Promise<void> {
  const isBundle = (file: string) => file.startsWith(`${name}-`) && file.endsWith('.mjs')
  for (const file of (await readdir(cacheDir)).filter(isBundle)) {
    const found = await stat(join(cacheDir, file)).catch(() => undefined)
    if (found !== undefined && Date.now() - found.mtimeMs > KEPT_MS)
      await rm(join(cacheDir, file), { force: true })
  }
}

/** The stored record; `undefined` when it is missing or damaged. */
async function readRecord(file: string): Promise<BundleRecord | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const [hash, json = ''] = text.split('\n')
  return hash === hashOf(json) ? (JSON.parse(json) as BundleRecord) : undefined
}

async function isCurrent(
  record: BundleRecord,
  entryHash: string,
  cacheDir: string,
  name: string,
): Promise<boolean> {
  if (record.files[0]?.stamp !== entryHash) return false
  const code = await readFile(fileOf(cacheDir, name, record.hash), 'utf8').catch(() => '')
  if (hashOf(`${entryHash}${code}`) !== record.hash) return false
  const stamps = await Promise.all(
    record.files.slice(1).map(async ({ path, stamp }) => (await stampOf(path)) === stamp),
  )
  return stamps.every(Boolean)
}

/** Size and mtime of a file; empty when it does not exist. */
async function stampOf(path: string): Promise<string> {
  try {
    const { size, mtimeMs } = await stat(path)
    return `${size}:${mtimeMs}`
  } catch {
    return ''
  }
}

function fileOf(cacheDir: string, name: string, hash: string): string {
  return join(cacheDir, `${name}-${hash}.mjs`)
}

function bundleOf(record: BundleRecord, cacheDir: string, name: string): ModuleBundle {
  const files = record.files.slice(1).map(({ path }) => path)
  const url = pathToFileURL(fileOf(cacheDir, name, record.hash)).href
  return { url, hash: record.hash, files, islands: record.islands }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
