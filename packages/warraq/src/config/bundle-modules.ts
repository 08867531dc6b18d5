import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'rolldown'
import { readCheckedFile, writeCheckedFile } from '../cache/checked-file.ts'
import { packageFiles } from '../system/package-files.ts'
import { engineUrl, type IslandModule, islandModules } from './island-modules.ts'
import { type Variables, valuesOf, variablesIn } from './read-variables.ts'

/** TypeScript of a site, bundled into one module that Node can import. */
export interface ModuleBundle {
  /** URL for `import()`; changes whenever a source changes. */
  readonly url: string
  /**
   * Changes whenever its result may: with a source, with a package that it imports, and with a
   * variable of the environment that it reads.
   */
  readonly hash: string
  /** Every source file, for the watcher of the development server. */
  readonly files: readonly string[]
  /** The source modules whose components are hydrated in the browser, by path. */
  readonly islands: readonly IslandModule[]
}

/** A bundle on disk, with what must be unchanged for it to be current. */
interface BundleRecord {
  readonly bundle: ModuleBundle
  readonly entryHash: string
  /** Hash of its code. */
  readonly codeHash: string
  /** The packages it imports. */
  readonly imports: readonly string[]
  /** The variables of the environment that it reads. */
  readonly variables: Variables
  /** Hash of their values, which may be secret. */
  readonly environmentHash: string
  /** Stamp of each source file and each file of the packages, by path. */
  readonly stamps: Readonly<Record<string, string>>
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
  /** Plugins in front of the engine's own; the modules have no islands then. */
  readonly plugins?: readonly Plugin[]
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

/** Key of the running engine, which decides how modules are bundled; empty when it runs from source. */
function engineKey(): string {
  try {
    return readFileSync(new URL('./engine-key.txt', import.meta.url), 'utf8')
  } catch {
    return ''
  }
}

async function bundleOnce(options: BundleOptions): Promise<ModuleBundle> {
  const { name, entry, cacheDir } = options
  const recordFile = join(cacheDir, `${name}.json`)
  const entryHash = hashOf(`${engineKey()}${entry}${options.islandFiles ?? ''}`)
  const stored = readCheckedFile(recordFile)?.toString()
  const former = stored === undefined ? undefined : (JSON.parse(stored) as BundleRecord)
  if (former?.entryHash === entryHash && (await isCurrent(former))) return former.bundle
  const startMs = Date.now()
  const { code, imports, ...rest } = await runBundler(options)
  const codeHash = hashOf(`${entryHash}${code}`)
  const url = pathToFileURL(join(cacheDir, `${name}-${codeHash}.mjs`)).href
  const variables = variablesIn(code)
  const environmentHash = hashOf(JSON.stringify(valuesOf(variables)))
  const packages = packagesOf(imports, url)
  const contents = await Promise.all(packages.map((path) => readFile(path, 'utf8')))
  const hash = hashOf(JSON.stringify([codeHash, environmentHash, contents]))
  const bundle = { url, hash, ...rest }
  const stamps = await stampsOf([...bundle.files, ...packages], startMs)
  const keys = { entryHash, codeHash, imports, variables, environmentHash, stamps }
  const record: BundleRecord = { bundle, ...keys }
  await mkdir(cacheDir, { recursive: true })
  await replaceFile(fileURLToPath(url), code)
  writeCheckedFile(recordFile, [JSON.stringify(record)])
  await removeOld(cacheDir, name)
  return bundle
}

/** The key of the engine covers these. */
const ENGINE_NAMES = new Set(['react', 'react-dom', 'warraq'])

function packagesOf(imports: readonly string[], url: string): string[] {
  return packageFiles(imports, url, ENGINE_NAMES)
}

const ENGINE_PACKAGES = /^(?:react|react-dom|warraq)(?:\/|$)/

async function runBundler(options: BundleOptions) {
  const { entry, cacheDir, root, islandFiles = [], plugins } = options
  const { rolldown } = await import('rolldown')
  const entryId = '\0docs-entry'
  const islands: IslandModule[] = []
  const bundle = await rolldown({
    input: entryId,
    platform: 'node',
    external: /^(?![./\0]|[A-Za-z]:[\\/]|docs:|@site\/|(?:react|react-dom|warraq)(?:\/|$))/,
    logLevel: 'silent',
    // It configures the editor, and often extends a package that nobody needs for building.
    tsconfig: false,
    transform: { jsx: { runtime: 'automatic', development: plugins === undefined } },
    ...(plugins && { moduleTypes: { '.js': 'jsx' } }),
    plugins: [
      ...(plugins ?? [islandModules(root, new Set(islandFiles), islands)]),
      {
        name: 'docs-modules',
        resolveId: (id) => {
          if (id === entryId) return id
          // Engine and site must render with the same copy of React, wherever the site is installed.
          return ENGINE_PACKAGES.test(id) ? { id: engineUrl(id), external: true } : null
        },
        load: (id) => {
          if (id === entryId) return { code: entry, moduleType: 'tsx' }
          return id.endsWith('.css') ? { code: '', moduleType: 'js' } : null
        },
      },
    ],
  })
  // The source map names file and line of a module that throws: `thrownAt`.
  const { output } = await bundle.generate({
    dir: cacheDir,
    format: 'esm',
    codeSplitting: false,
    sourcemap: 'inline',
    sourcemapPathTransform: (source, map) => relative(root, resolve(dirname(map), source)),
  })
  const watched = (await bundle.watchFiles).filter((id) => !id.startsWith('\0'))
  await bundle.close()
  const [{ code, imports, dynamicImports }] = output
  return {
    code,
    // A package by its name; the engine's own modules are URLs.
    imports: [...imports, ...dynamicImports].filter((id) => !id.startsWith('file:')).sort(),
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

async function isCurrent(record: BundleRecord): Promise<boolean> {
  const { bundle, entryHash, codeHash, imports, variables, environmentHash, stamps } = record
  const code = await readFile(fileURLToPath(bundle.url), 'utf8').catch(() => '')
  if (hashOf(`${entryHash}${code}`) !== codeHash) return false
  if (hashOf(JSON.stringify(valuesOf(variables))) !== environmentHash) return false
  const found = await stampsOf([...bundle.files, ...packagesOf(imports, bundle.url)])
  return JSON.stringify(found) === JSON.stringify(stamps)
}

/**
 * Size and mtime of files; empty for one that does not exist.
 * @param startMs when the bundler began: of a file that was edited since, it may have read the
 *   former text, so its stamp matches no other
 */
async function stampsOf(
  paths: readonly string[],
  startMs = Number.POSITIVE_INFINITY,
): Promise<Readonly<Record<string, string>>> {
  const stamps = paths.map(async (path) => {
    const found = await stat(path).catch(() => undefined)
    if (found === undefined) return [path, '']
    return [path, found.mtimeMs < startMs ? `${found.size}:${found.mtimeMs}` : 'edited']
  })
  return Object.fromEntries(await Promise.all(stamps))
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
