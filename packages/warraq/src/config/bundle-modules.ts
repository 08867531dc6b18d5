import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { OutputOptions, Plugin } from 'rolldown'
import { readCheckedFile, writeCheckedFile } from '../cache/checked-file.ts'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import { packageFiles } from '../system/package-files.ts'
import { bundleWithVite } from './bundle-with-vite.ts'
import { cssNames, styleFileOf } from './css-names.ts'
import { engineUrl, type IslandModule, islandModules } from './island-modules.ts'
import { type Variables, valuesOf, variablesIn } from './read-variables.ts'
import type { SiteBundling } from './site-bundling.ts'
import { type StylesReader, stylesReader } from './styles-reader.ts'

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
  /** Absolute paths of the style sheets that the modules import, in their order. */
  readonly styles: readonly string[]
  /** The style sheets of modules that pages import. */
  readonly pageStyles: readonly ModuleStyles[]
  /** What is wrong with these. */
  readonly problems: readonly Diagnostic[]
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
  /** What these plugins find while they run. */
  readonly found?: ModuleFindings
  /** Translates style sheets in a way of its own. */
  readonly readStyles?: StylesReader
  /** What the site sets of Vite; absent for modules to which that does not apply. */
  readonly bundling?: SiteBundling | undefined
}

/** What a bundle of modules that pages import tells besides its code. */
export interface ModuleFindings {
  readonly islands: IslandModule[]
  readonly styles: ModuleStyles[]
  readonly problems: Diagnostic[]
}

/** A style sheet of modules that pages import. */
export interface ModuleStyles {
  /** Absolute path of a copy that any page may load. */
  readonly file: string
  /** The classes that need it, or a text in the HTML of pages that do. */
  readonly when: readonly string[] | string
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
  const keys = [engineKey(), entry, options.islandFiles ?? '', options.bundling?.key ?? '']
  const entryHash = hashOf(keys.join(''))
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
  const current = { entryHash, codeHash, imports, variables, environmentHash, stamps }
  const record: BundleRecord = { bundle, ...current }
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

/** Name of the bundle of a configuration. */
export const CONFIG_BUNDLE = 'config'
/** Id of the entry of a bundle. */
export const BUNDLE_ENTRY = '\0docs-entry'

const PACKAGES = /^(?![./\0]|[A-Za-z]:[\\/]|docs:|@site\/|(?:react|react-dom|warraq)(?:\/|$))/

async function runBundler(options: BundleOptions) {
  const { cacheDir, root, bundling, found } = options
  const islands: IslandModule[] = found?.islands ?? []
  const styles: string[] = []
  const read: string[] = []
  const plugins = enginePlugins(options, { islands, styles, read })
  const { chunk, watched } =
    bundling?.needsVite === true && options.plugins === undefined
      ? await bundleWithVite({
          bundling,
          entry: BUNDLE_ENTRY,
          plugins,
          output: outputIn(cacheDir, root),
        })
      : await bundleWithRolldown(options, plugins)
  const files = [...watched, ...read]
    .filter((id) => !id.startsWith('\0'))
    .map((id) => id.replace(/\?.*$/, ''))
  return {
    code: chunk.code,
    // A package by its name; the engine's own modules are URLs.
    imports: [...chunk.imports, ...chunk.dynamicImports]
      .filter((id) => !id.startsWith('file:'))
      .sort(),
    files: [...new Set(files)].sort(),
    islands: islands.sort((a, b) => (a.file < b.file ? -1 : 1)),
    styles,
    pageStyles: found?.styles ?? [],
    problems: found?.problems ?? [],
  }
}

async function bundleWithRolldown(options: BundleOptions, own: readonly Plugin[]) {
  const { cacheDir, root, plugins } = options
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: BUNDLE_ENTRY,
    platform: 'node',
    ...(plugins === undefined && { external: PACKAGES }),
    logLevel: 'silent',
    // It configures the editor, and often extends a package that nobody needs for building.
    tsconfig: false,
    transform: { jsx: { runtime: 'automatic', development: plugins === undefined } },
    ...(plugins && { moduleTypes: { '.js': 'jsx' } }),
    plugins: [...own],
  })
  const { output } = await bundle.generate(outputIn(cacheDir, root))
  const watched = await bundle.watchFiles
  await bundle.close()
  return { chunk: output[0], watched }
}

/** The source map names file and line of a module that throws: `thrownAt`. */
function outputIn(cacheDir: string, root: string): OutputOptions {
  return {
    dir: cacheDir,
    format: 'esm',
    codeSplitting: false,
    sourcemap: 'inline',
    sourcemapPathTransform: (source, map) => relative(root, resolve(dirname(map), source)),
  }
}

/** What the plugins of the engine find. */
interface Found {
  readonly islands: IslandModule[]
  readonly styles: string[]
  /** Style sheets that were read. */
  readonly read: string[]
}

function enginePlugins(
  { name, entry, root, islandFiles = [], plugins, bundling, readStyles }: BundleOptions,
  found: Found,
): Plugin[] {
  const isConfig = name === CONFIG_BUNDLE
  return [
    ...(plugins ?? [islandModules(root, new Set(islandFiles), found.islands)]),
    ...(bundling === undefined
      ? []
      : [
          cssNames(readStyles ?? stylesReader(bundling), {
            onRead: (file) => found.read.push(file),
          }) as Plugin,
        ]),
    {
      name: 'docs-modules',
      resolveId: (id) => {
        if (id === BUNDLE_ENTRY) return id
        // Engine and site must render with the same copy of React, wherever the site is installed.
        if (ENGINE_PACKAGES.test(id)) return { id: engineUrl(id), external: true }
        return id.startsWith('file:') ? { id, external: true } : null
      },
      load: (id) => {
        if (id === BUNDLE_ENTRY) return { code: entry, moduleType: 'tsx' }
        return id.endsWith('.css') ? { code: '', moduleType: 'js' } : null
      },
      transform: (code, id) =>
        isConfig && /\bimport\.meta\./.test(code) ? withPlace(code, id) : null,
      buildEnd() {
        const importsOf = (id: string) => {
          const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
          return [...importedIds, ...dynamicallyImportedIds]
        }
        found.styles.push(...stylesOf(BUNDLE_ENTRY, importsOf))
      },
    },
  ]
}

/** The code of a module with its own place, as if it had not been bundled. */
function withPlace(code: string, id: string): string {
  const places: Readonly<Record<string, string>> = {
    dirname: dirname(id),
    filename: id,
    url: pathToFileURL(id).href,
  }
  return code.replace(/\bimport\.meta\.(dirname|filename|url)\b/g, (_, name: string) =>
    JSON.stringify(places[name]),
  )
}

/** The style sheets below a module, in the order in which the modules import them. */
function stylesOf(entry: string, importsOf: (id: string) => readonly string[]): string[] {
  const seen = new Set<string>()
  const visit = (id: string): string[] => {
    if (seen.has(id)) return []
    seen.add(id)
    const style = styleFileOf(id)
    return style === undefined ? importsOf(id).flatMap(visit) : [style]
  }
  return visit(entry)
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
