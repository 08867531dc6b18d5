import { dirname, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ownValue } from '@warraq/search/own-value'
import type { InlineConfig, Plugin, Rolldown } from 'vite'
import type { BrowserModule, ModuleFindings, StylesReader } from '../plugins/page-module-hook.ts'
import { textAt } from '../system/files.ts'
import { packageNameOf } from '../system/package-files.ts'
import { cssNames, STYLE_FILE, styleFileOf } from './css-names.ts'
import { engineUrl, islandModules } from './island-modules.ts'
import { PackageUses } from './package-uses.ts'
import type { SiteBundling } from './site-bundling.ts'
import { stylesReader } from './styles-reader.ts'
import { refuseUnwrittenFiles } from './unwritten-files.ts'
import { plainViteConfig, siteViteConfig } from './vite-config.ts'

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
  /** Translates style sheets in another way. */
  readonly readStyles?: StylesReader
  /** What the site sets of Vite; absent for modules to which that does not apply. */
  readonly bundling?: SiteBundling | undefined
}

const ENGINE_PACKAGES = /^(?:react|react-dom|warraq)(?:\/|$)/

export const CONFIG_BUNDLE = 'config'
const BUNDLE_ENTRY = '\0docs-entry'

/** Bundle `entry` for Node; Vite is loaded here, so that a bundle that is reused costs nothing. */
export async function runBundler(options: BundleOptions) {
  const { cacheDir, root, found } = options
  const islands: BrowserModule[] = found?.islands ?? []
  const styles: string[] = []
  const read: string[] = []
  const uses = new PackageUses(root)
  const { build } = await import('vite')
  let isListing = false
  const onListing = () => {
    isListing = true
  }
  const own = [uses.plugin, ...enginePlugins(options, { islands, styles, read, onListing })]
  const result = await build(await viteConfig(options, own))
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  const [chunk] = output
  const files = read.filter((id) => !id.startsWith('\0')).map((id) => id.replace(/\?[\s\S]*$/, ''))
  // Packages that the bundle leaves to Node; the engine's own modules are URLs.
  for (const id of [...chunk.imports, ...chunk.dynamicImports])
    if (!id.startsWith('file:')) uses.add(packageNameOf(id), cacheDir)
  return {
    code: chunk.code,
    packages: uses.all(),
    files: [...new Set(files)].sort(),
    islands: islands.sort((a, b) => (a.file < b.file ? -1 : 1)),
    styles,
    isListing,
    pageStyles: found?.styles ?? [],
    problems: found?.problems ?? [],
  }
}

async function viteConfig(
  { root, cacheDir, bundling, plugins: pagePlugins }: BundleOptions,
  own: readonly Plugin[],
): Promise<InlineConfig> {
  const isOfPages = pagePlugins !== undefined
  // The options of a site are in its configuration, and apply to its own modules only.
  const { plugins = [], ...config } =
    isOfPages || bundling === undefined ? plainViteConfig(root) : await siteViteConfig(bundling)
  const jsx = { runtime: 'automatic', development: !isOfPages } as const
  return {
    ...config,
    mode: process.env.NODE_ENV ?? 'production',
    plugins: [
      ...own.map((plugin): Plugin => ({ enforce: 'pre', ...plugin })),
      ...(plugins.length > 0 ? plugins : [plainJson()]),
    ],
    // Plugins of a site expect JavaScript; without them, errors show the code as it is written.
    oxc: plugins.length > 0 ? { jsx } : false,
    // Packages stay imports; the plugins of pages say which of them.
    ssr: isOfPages ? { noExternal: true } : { external: true },
    build: {
      ssr: true,
      write: false,
      minify: false,
      sourcemap: 'inline',
      rolldownOptions: {
        input: BUNDLE_ENTRY,
        output: {
          dir: cacheDir,
          format: 'esm',
          codeSplitting: false,
          // The source map names file and line of a module that throws: `thrownAt`.
          sourcemapPathTransform: (source, map) => relative(root, resolve(dirname(map), source)),
        },
        transform: { jsx },
        // Code of JavaScript may import types, and only names what the loader of its tool leaves out.
        ...(isOfPages && { moduleTypes: { '.js': 'jsx' }, shimMissingExports: true }),
      },
    },
  }
}

/** Whether a module is a style sheet of a bundle that has no styles, such as the configuration. */
const isEmptied = (id: string) => STYLE_FILE.test(id)

/** An import that Vite replaces by all files that match. */
const LISTING = /\bimport\.meta\.glob\b|\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?`[^`]*\$\{/

/** What the plugins of the engine find. */
interface Found {
  readonly islands: BrowserModule[]
  readonly styles: string[]
  /** Modules and style sheets that were read. */
  readonly read: string[]
  /** Called if a module imports all files of a folder. */
  readonly onListing: () => void
}

function enginePlugins(
  { name, entry, root, islandFiles = [], plugins, bundling, readStyles }: BundleOptions,
  found: Found,
): Plugin[] {
  const isConfig = name === CONFIG_BUNDLE
  // Vite imports text as an address, which a site that sets its options may want.
  const isPlain = plugins === undefined && bundling?.configUrl === undefined
  return [
    ...(plugins ?? [islandModules(root, new Set(islandFiles), found.islands)]),
    ...(bundling === undefined
      ? []
      : [
          cssNames(readStyles ?? stylesReader(bundling), {
            onRead: (file) => found.read.push(file),
          }),
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
        if (isEmptied(id)) return { code: '', moduleType: 'js' }
        return isPlain && id.endsWith('.txt') ? { code: textAt(id), moduleType: 'text' } : null
      },
      transform: (code, id) => {
        if (LISTING.test(code) && !id.includes('/node_modules/')) found.onListing()
        return isConfig && /\bimport\.meta\./.test(code) ? withPlace(code, id) : null
      },
      moduleParsed({ id }) {
        if (!isEmptied(id)) found.read.push(id)
      },
      buildEnd() {
        const importsOf = (id: string) => {
          const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
          return [...importedIds, ...dynamicallyImportedIds]
        }
        found.styles.push(...stylesOf(BUNDLE_ENTRY, importsOf))
      },
    },
    ...(plugins === undefined ? [refuseUnwrittenFiles(root), missingPackages()] : []),
  ]
}

/** Leaves JSON to Rolldown, which compiles it as well, and names file and line of an error. */
function plainJson(): Plugin {
  return {
    name: 'docs-plain-json',
    configResolved({ plugins }) {
      const at = plugins.findIndex(({ name }) => name === 'builtin:vite-json')
      if (at !== -1) (plugins as Plugin[]).splice(at, 1)
    },
  }
}

/** Neither a path nor a module that a plugin makes. */
const NAME = /^(?![./\0]|[A-Za-z]:[\\/])/

/** Leaves packages that are not installed to Node, whose error names them. */
function missingPackages(): Plugin {
  return {
    name: 'docs-missing-packages',
    enforce: 'post',
    resolveId: { filter: { id: NAME }, handler: (id) => ({ id, external: true }) },
  }
}

/** The code of a module with its own place, as if it had not been bundled. */
async function withPlace(code: string, id: string): Promise<string> {
  const places: Readonly<Record<string, string>> = {
    dirname: dirname(id),
    filename: id,
    url: pathToFileURL(id).href,
  }
  const { parseSync, Visitor } = await import('vite')
  const uses: { readonly name: string; readonly start: number; readonly end: number }[] = []
  new Visitor({
    MemberExpression({ object, property, start, end }) {
      if (object.type === 'MetaProperty' && property.type === 'Identifier')
        uses.push({ name: property.name, start, end })
    },
  }).visit(parseSync(id, code, { lang: /\.[cm]?ts$/.test(id) ? 'ts' : 'tsx' }).program)
  return uses.reduceRight((text, { name, start, end }) => {
    // Vite fills in `import.meta.env`, which Node does not know.
    const value = name === 'env' ? 'undefined' : JSON.stringify(ownValue(places, name))
    return value === undefined ? text : text.slice(0, start) + value + text.slice(end)
  }, code)
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
