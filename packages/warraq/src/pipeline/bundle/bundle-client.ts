import { basename, dirname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { cssNames } from '../../config/css-names.ts'
import { PackageUses } from '../../config/package-uses.ts'
import { stylesReader } from '../../config/styles-reader.ts'
import { siteViteConfig } from '../../config/vite-config.ts'
import { pageModuleProvider } from '../../content/page-imports.ts'
import type { BrowserBundling } from '../../plugins/page-module-hook.ts'
import { runSyncHook } from '../../plugins/plugin-error.ts'
import type { SiteFeatures } from '../../shared/data/features.ts'
import { UsageError } from '../../shared/data/usage-error.ts'
import { PART_STYLES, type PageStyle } from '../../theme/Document/page-styles.ts'
import type { ClientBundleOptions, NewClientBundle } from './client-bundle.ts'
import { recordSources } from './record-sources.ts'
import { MODULE_STYLES, STYLES_MODULE, virtualModules } from './virtual-modules.ts'

interface PageSheet extends Pick<PageStyle, 'when'> {
  readonly file: string
}

/** The engine's style sheets for some pages, then those of the site. */
function pageSheets({ engineDir, pageStylesheets }: ClientBundleOptions): PageSheet[] {
  return [
    ...Object.entries(PART_STYLES).map(([name, when]) => ({
      file: join(engineDir, 'theme', name),
      when,
    })),
    ...pageStylesheets,
  ]
}

/** Bundle the browser runtime, the shell, the islands and the styles. */
export async function bundleClient(options: ClientBundleOptions): Promise<NewClientBundle> {
  const { build } = await import('vite')
  const sources = new Set<string>()
  const uses = new PackageUses(options.bundling.root)
  const styles = new Set(options.moduleStyles)
  const pageFiles = new Set(options.pageFiles)
  const site = await siteViteConfig(options.bundling)
  const pages = await pageBundling(options)
  const mode = process.env.NODE_ENV ?? 'production'
  const result = await build({
    ...site,
    mode,
    base: options.baseUrl,
    define: {
      ...site.define,
      ...{ 'process.env.NODE_ENV': JSON.stringify(mode), ...featureConstants(options.features) },
    },
    plugins: [
      uses.plugin,
      virtualModules(options),
      singleReact(options.engineDir),
      cssNames(pages.readStyles, { isOurs: (file) => styles.has(file) || pageFiles.has(file) }),
      ...pages.plugins,
      ...(site.plugins ?? []),
      recordSources(options, { sources, uses }),
    ],
    worker: MODULE_WORKER,
    build: {
      write: false,
      // In development the writer waits for the bundle and reads it in the browser's developer
      // tools.
      minify: mode === 'production',
      target: 'baseline-widely-available',
      cssTarget: CSS_TARGET,
      cssCodeSplit: true,
      assetsInlineLimit: 2048,
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, names) => names.filter((name) => !FIRST_VISIT.test(name)),
      },
      reportCompressedSize: false,
      rolldownOptions: {
        // Names that a part and its element share take no bytes of their own.
        optimization: { inlineConst: { mode: 'all' } },
        // Components of other tools have JSX in `.js`, too.
        ...(options.pageFiles.length > 0 && {
          moduleTypes: { '.js': 'jsx' },
          shimMissingExports: true,
        }),
        input: {
          client: join(options.engineDir, 'client', 'entry.ts'),
          style: STYLES_MODULE,
          ...(styles.size > 0 && { 'module-style': MODULE_STYLES }),
          print: join(options.engineDir, 'theme', 'styles', 'print.css'),
          ...Object.fromEntries(
            pageSheets(options).map(({ file }, index) => [`page-style-${index}`, file]),
          ),
        },
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
            ],
          },
        },
      },
    },
  })
  const output = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  const made = bundleOf(output, pageSheets(options))
  return { ...made, sources: [...sources].sort(), packages: uses.all() }
}

/** How to read the files that pages import; those of the site's own modules are read strictly. */
async function pageBundling({
  bundling,
  moduleStyles,
  pageFiles,
  pageModules,
}: ClientBundleOptions): Promise<BrowserBundling> {
  const readStyles = stylesReader(bundling)
  if (pageModules === undefined) return { plugins: [], readStyles }
  const provider = await pageModuleProvider(pageModules)
  const pages = runSyncHook(pageModules.plugin, 'pageModules', () =>
    provider.browser({ root: bundling.root, files: pageFiles, readStyles }),
  )
  const isOfSite = new Set(moduleStyles)
  return {
    ...pages,
    readStyles: (file) => (isOfSite.has(file) ? readStyles(file) : pages.readStyles(file)),
  }
}

const REACT = /^(?:react|react-dom|scheduler)(?:\/|$)/
/** Modules of the engine that islands may import; their React contexts must be those of the engine. */
const ENGINE = /^warraq\/(theme|components)$/

/** Bundles the engine's React and theme for engine and islands, wherever the site is installed. */
function singleReact(engineDir: string): Plugin {
  const importer = join(engineDir, 'client', 'entry.ts')
  return {
    name: 'docs-single-react',
    enforce: 'pre',
    async resolveId(id, _importer, options) {
      const [, module] = ENGINE.exec(id) ?? []
      if (module !== undefined) return join(engineDir, `${module}.ts`)
      return REACT.test(id) ? this.resolve(id, importer, { ...options, skipSelf: true }) : null
    },
  }
}

/**
 * The browsers in which Baseline was widely available in November 2026; syntax that all of them
 * support is left as written.
 */
const CSS_TARGET = ['chrome125', 'edge125', 'firefox126', 'safari17.5']

/** Workers that may have chunks: for searching, what few queries need. */
const MODULE_WORKER = { format: 'es' } as const

/** Chunks that every visit loads; no page has to list them again. */
const FIRST_VISIT = /\/client-[^/]+\.js$/

/**
 * Begins a script that V8 compiles whole while it arrives, in a thread beside the page. Otherwise the
 * page waits for each function of the runtime when it is first called.
 */
const COMPILED_WHOLE = '//# allFunctionsCalledOnLoad\n'

/** Constants for the features of this site; code for others is removed before linking. */
function featureConstants(features: SiteFeatures): Record<string, string> {
  return Object.fromEntries(
    Object.entries(features).map(([name, isUsed]) => [`import.meta.env.${name}`, `${isUsed}`]),
  )
}

function bundleOf(
  { output }: Rolldown.RolldownOutput,
  sheets: readonly PageSheet[],
): Omit<NewClientBundle, 'sources' | 'packages'> {
  const assets = output.filter((item) => item.type === 'asset')
  // The bundler writes equal style sheets once, under several names.
  const sheetOf = (entry: string) => assets.find(({ names }) => names.includes(`${entry}.css`))
  const script = output.find(
    (item) => item.type === 'chunk' && item.isEntry && item.name === 'client',
  )
  const print = sheetOf('print')
  if (script?.type !== 'chunk' || print === undefined)
    throw new Error('The client bundle has no entry, or no print style sheet.')
  const style = sheetOf('style')
  const ofModules = sheetOf('module-style')
  const forPages = sheets.map((_, index) => sheetOf(`page-style-${index}`))
  // The bundler makes an empty script of each style sheet.
  const scripts = output
    .filter((item) => item.type === 'chunk')
    .filter((item) => item === script || !item.isEntry)
  // Style sheets that the modules of a script import, too.
  const fetched = new Set(scripts.flatMap((item) => [...(item.viteMetadata?.importedCss ?? [])]))
  // A style sheet in the HTML of pages needs no file unless a script asks for it as well.
  const inPages = new Set([style, ofModules, ...forPages])
  const isFile = (item: (typeof output)[number]) =>
    item.type === 'chunk'
      ? scripts.includes(item)
      : item === print || fetched.has(item.fileName) || !inPages.has(item)
  const files = output.filter(isFile)
  const elsewhere = files.find(({ fileName }) => dirname(fileName) !== 'assets')
  if (elsewhere !== undefined)
    throw new UsageError(
      `A plugin of Vite emits the file "${elsewhere.fileName}"; the bundle may only contain files of the folder "assets".\nLeave out the "fileName", or write the file in the "emit" hook of a plugin of the site.`,
    )
  return {
    files: new Map(
      files.map((item) => [
        basename(item.fileName),
        item === script ? COMPILED_WHOLE + script.code : contentOf(item),
      ]),
    ),
    css: [style, ofModules].map((sheet) => String(sheet?.source ?? '')).join(''),
    printStyles: basename(print.fileName),
    // Empty style sheets have no file.
    pageStyles: sheets.flatMap(({ when }, index) => {
      const css = forPages[index]?.source
      return css === undefined ? [] : [{ when, css: String(css), name: `${index}` }]
    }),
    script: basename(script.fileName),
    imports: script.imports.map((name) => basename(name)),
  }
}

function contentOf(item: Rolldown.OutputChunk | Rolldown.OutputAsset): string | Uint8Array {
  return item.type === 'chunk' ? item.code : item.source
}
