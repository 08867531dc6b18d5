import { stat } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { writeAtomically } from '../cache/atomic-file.ts'
import { hashesOf, hashOf, hashOfFile, keyOf, runningEngineKey } from '../cache/keys.ts'
import { removeOldModules } from '../cache/remove-old-modules.ts'
import { openStore } from '../cache/store.ts'
import type {
  BrowserModule,
  ModuleFindings,
  ModuleBundle as SharedBundle,
  StylesReader,
} from '../plugins/page-module-hook.ts'
import { ownValue } from '../shared/data/own-value.ts'
import { loadBundler } from '../system/bundler.ts'
import { type PackageUse, packageNameOf } from '../system/package-files.ts'
import { cssNames, styleFileOf } from './css-names.ts'
import { engineUrl, islandModules } from './island-modules.ts'
import { filesOfUses, PackageUses } from './package-uses.ts'
import { type Variables, valuesOf, variablesIn } from './read-variables.ts'
import type { SiteBundling } from './site-bundling.ts'
import { stylesReader } from './styles-reader.ts'
import { siteViteConfig } from './vite-config.ts'

/** TypeScript of a site, bundled into one module that Node can import. */
export interface ModuleBundle extends SharedBundle {
  /** Absolute paths of the style sheets that the modules import, in their order. */
  readonly styles: readonly string[]
  /** The packages that its modules import. */
  readonly packages: readonly PackageUse[]
}

export const NO_BUNDLE: ModuleBundle = {
  url: '',
  hash: '',
  files: [],
  islands: [],
  styles: [],
  pageStyles: [],
  problems: [],
  packages: [],
}

/** A bundle on disk, with what must be unchanged for it to be current. */
interface BundleRecord {
  readonly bundle: ModuleBundle
  readonly codeHash: string
  /** The variables of the environment that it reads. */
  readonly variables: Variables
  /** Hash of their values, which may be secret. */
  readonly environmentHash: string
  /** Hash of each source file and each file of the packages, by path. */
  readonly hashes: Readonly<Record<string, string>>
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
  readonly plugins?: readonly Rolldown.Plugin[]
  /** What these plugins find while they run. */
  readonly found?: ModuleFindings
  /** Translates style sheets in another way. */
  readonly readStyles?: StylesReader
  /** What the site sets of Vite; absent for modules to which that does not apply. */
  readonly bundling?: SiteBundling | undefined
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
  const { name, entry, cacheDir, islandFiles = [], bundling } = options
  const keyWith = (bundlingKey: string | undefined) =>
    keyOf('moduleBundle', {
      engine: runningEngineKey(),
      bundling: bundlingKey,
      ...{ entry, islandFiles },
    })
  const key = keyWith(bundling?.key)
  const store = openStore<BundleRecord>(join(cacheDir, name), key)
  const former = store.get(RECORD)?.meta
  if (former !== undefined && isCurrent(former)) return former.bundle
  const startMs = Date.now()
  const { code, ...rest } = await runBundler(options)
  const codeHash = hashOf(code)
  // What plugins read elsewhere is in the code: where that stays the same, so does the module.
  const moduleBundle = keyWith(bundling?.settingsKey)
  const url = pathToFileURL(join(cacheDir, `${name}-${hashOf(`${moduleBundle}${code}`)}.mjs`)).href
  const variables = variablesIn(code)
  const environment = valuesOf(variables)
  const packagePaths = filesOfUses(rest.packages)
  const hashes = hashesOf([...rest.files, ...packagePaths])
  const bundle: ModuleBundle = {
    url,
    hash: keyOf('moduleResult', {
      moduleBundle,
      packages: packagePaths.map((path) => ownValue(hashes, path) ?? ''),
      ...{ code, environment },
    }),
    ...rest,
  }
  const environmentHash = hashOf(JSON.stringify(environment))
  writeAtomically(fileURLToPath(url), [code])
  // Of a file that was edited meanwhile, the bundler may have read the former text.
  if (!(await isEditedSince(startMs, bundle.files))) {
    store.keep(RECORD, { bundle, codeHash, variables, environmentHash, hashes })
    await store.save(new Set([RECORD]))
  }
  await removeOldModules(fileURLToPath(url), name)
  return bundle
}

const RECORD = 'record'

const ENGINE_PACKAGES = /^(?:react|react-dom|warraq)(?:\/|$)/

export const CONFIG_BUNDLE = 'config'
const BUNDLE_ENTRY = '\0docs-entry'

/** Packages that stay imports: none of the engine, and none below it, whose modules are TypeScript. */
const PACKAGES =
  /^(?![./\0]|[A-Za-z]:[\\/]|docs:|@site\/|@warraq\/(?:fences|markup|search|search-dialog)\/|(?:react|react-dom|warraq)(?:\/|$))/

async function runBundler(options: BundleOptions) {
  const { cacheDir, root, bundling, found } = options
  const islands: BrowserModule[] = found?.islands ?? []
  const styles: string[] = []
  const read: string[] = []
  const uses = new PackageUses(root)
  const plugins = [uses.plugin, ...enginePlugins(options, { islands, styles, read })]
  const { chunk, watched } =
    bundling?.needsVite === true && options.plugins === undefined
      ? await bundleWithVite({ ...options, bundling }, plugins)
      : await bundleWithRolldown(options, plugins)
  const files = [...watched, ...read]
    .filter((id) => !id.startsWith('\0'))
    .map((id) => id.replace(/\?[\s\S]*$/, ''))
  // Packages that the bundle leaves to Node; the engine's own modules are URLs.
  for (const id of [...chunk.imports, ...chunk.dynamicImports])
    if (!id.startsWith('file:')) uses.add(packageNameOf(id), cacheDir)
  return {
    code: chunk.code,
    packages: uses.all(),
    files: [...new Set(files)].sort(),
    islands: islands.sort((a, b) => (a.file < b.file ? -1 : 1)),
    styles,
    pageStyles: found?.styles ?? [],
    problems: found?.problems ?? [],
  }
}

async function bundleWithRolldown(options: BundleOptions, own: readonly Rolldown.Plugin[]) {
  const { cacheDir, root, plugins } = options
  const { rolldown } = await loadBundler()
  const bundle = await rolldown({
    input: BUNDLE_ENTRY,
    platform: 'node',
    ...(plugins === undefined && { external: PACKAGES }),
    logLevel: 'silent',
    // It configures the editor, and often extends a package that a build does not need.
    tsconfig: false,
    transform: { jsx: { runtime: 'automatic', development: plugins === undefined } },
    // Code of JavaScript may import types, and only names what the loader of its tool leaves out.
    ...(plugins && { moduleTypes: { '.js': 'jsx' }, shimMissingExports: true }),
    plugins: [...own],
  })
  const { output } = await bundle.generate(outputIn(cacheDir, root))
  const watched = await bundle.watchFiles
  await bundle.close()
  return { chunk: output[0], watched }
}

/** Bundle modules for Node with Vite and the plugins of the site. */
async function bundleWithVite(
  { cacheDir, root, bundling }: BundleOptions & { readonly bundling: SiteBundling },
  plugins: readonly Rolldown.Plugin[],
) {
  const { build } = await import('vite')
  const config = await siteViteConfig(bundling)
  const watched = new Set<string>()
  const own = plugins.map((plugin): Plugin => ({ ...(plugin as Plugin), enforce: 'pre' }))
  const watching: Plugin = {
    name: 'docs-watched-files',
    moduleParsed: ({ id }) => void watched.add(id),
  }
  const result = await build({
    ...config,
    mode: process.env.NODE_ENV ?? 'production',
    plugins: [...own, ...(config.plugins ?? []), watching],
    oxc: { jsx: { runtime: 'automatic', development: true } },
    build: {
      ssr: true,
      write: false,
      minify: false,
      sourcemap: 'inline',
      rolldownOptions: { input: BUNDLE_ENTRY, output: outputIn(cacheDir, root) },
    },
  })
  const { output: chunks } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  return { chunk: chunks[0], watched: [...watched] }
}

/** The source map names file and line of a module that throws: `thrownAt`. */
function outputIn(cacheDir: string, root: string): Rolldown.OutputOptions {
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
  readonly islands: BrowserModule[]
  readonly styles: string[]
  /** Style sheets that were read. */
  readonly read: string[]
}

function enginePlugins(
  { name, entry, root, islandFiles = [], plugins, bundling, readStyles }: BundleOptions,
  found: Found,
): Rolldown.Plugin[] {
  const isConfig = name === CONFIG_BUNDLE
  return [
    ...(plugins ?? [islandModules(root, new Set(islandFiles), found.islands)]),
    ...(bundling === undefined
      ? []
      : [
          cssNames(readStyles ?? stylesReader(bundling), {
            onRead: (file) => found.read.push(file),
          }) as Rolldown.Plugin,
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
    JSON.stringify(ownValue(places, name)),
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

function isCurrent(record: BundleRecord): boolean {
  const { bundle, codeHash, variables, environmentHash, hashes } = record
  if (hashOfFile(fileURLToPath(bundle.url)) !== codeHash) return false
  if (hashOf(JSON.stringify(valuesOf(variables))) !== environmentHash) return false
  const found = hashesOf([...bundle.files, ...filesOfUses(bundle.packages)])
  return JSON.stringify(found) === JSON.stringify(hashes)
}

async function isEditedSince(timeMs: number, files: readonly string[]): Promise<boolean> {
  const found = await Promise.all(files.map((file) => stat(file).catch(() => undefined)))
  return found.some((stats) => stats !== undefined && stats.mtimeMs >= timeMs)
}
