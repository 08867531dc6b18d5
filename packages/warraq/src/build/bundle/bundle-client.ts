import { mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Rolldown } from 'vite'
import type { SiteFeatures } from '../../shared/data/features.ts'
import { PART_STYLES, type PageStyle } from '../../theme/Document/page-styles.ts'
import type { ClientBundleOptions } from './client-bundle.ts'
import { writeBundleRecord } from './former-bundle.ts'
import { recordSources } from './record-sources.ts'
import { STYLES_MODULE, virtualModules } from './virtual-modules.ts'

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

/** Bundle the browser runtime, the shell, the islands and the styles into a new folder. */
export async function bundleClient(options: ClientBundleOptions, dir: string): Promise<void> {
  const { build } = await import('vite')
  const sources = new Set<string>()
  const mode = process.env.NODE_ENV ?? 'production'
  const result = await build({
    root: options.engineDir,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    mode,
    base: options.baseUrl,
    // Bundle a single copy of React for engine and islands, wherever the site is installed.
    resolve: {
      dedupe: ['react', 'react-dom'],
      alias: { 'virtual:docs-search': options.searchModule },
    },
    publicDir: false,
    // That of a site configures its editor, and often extends a package that is not installed.
    tsconfig: join(options.engineDir, 'build/bundle/empty-tsconfig.json'),
    define: { 'process.env.NODE_ENV': JSON.stringify(mode), ...featureConstants(options.features) },
    plugins: [virtualModules(options), recordSources(options, sources)],
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
        input: {
          client: join(options.engineDir, 'client', 'entry.ts'),
          style: STYLES_MODULE,
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
  await store(output, [...sources].sort(), pageSheets(options), dir)
}

/**
 * The browsers in which Baseline was widely available in November 2026; syntax that all of them
 * support is left as written.
 */
const CSS_TARGET = ['chrome125', 'edge125', 'firefox126', 'safari17.5']

/** Chunks that every visit loads; no page has to list them again. */
const FIRST_VISIT = /\/client-[^/]+\.js$/

/**
 * Constants for the features of this site; code for features it does not use is removed before
 * modules are linked.
 */
function featureConstants(features: SiteFeatures): Record<string, string> {
  return Object.fromEntries(
    Object.entries(features).map(([name, isUsed]) => [`import.meta.env.${name}`, `${isUsed}`]),
  )
}

async function store(
  { output }: Rolldown.RolldownOutput,
  sources: readonly string[],
  sheets: readonly PageSheet[],
  dir: string,
): Promise<void> {
  await rm(dir, { recursive: true, force: true })
  await mkdir(join(dir, 'assets'), { recursive: true })
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
  const forPages = sheets.map((_, index) => sheetOf(`page-style-${index}`))
  const isFile = (item: (typeof output)[number]) =>
    // The bundler makes an empty script of each style sheet.
    item.type === 'chunk'
      ? item === script || !item.isEntry
      : item === print || (item !== style && !forPages.includes(item))
  const files = output.filter(isFile)
  for (const item of files)
    await writeFile(join(dir, item.fileName), item.type === 'chunk' ? item.code : item.source)
  writeBundleRecord(dir, {
    files: files.map(({ fileName }) => basename(fileName)),
    css: String(style?.source ?? ''),
    printStyles: basename(print.fileName),
    // Empty style sheets have no file.
    pageStyles: sheets.flatMap(({ when }, index) => {
      const css = forPages[index]?.source
      return css === undefined ? [] : [{ when, css: String(css), name: `${index}` }]
    }),
    script: basename(script.fileName),
    imports: script.imports.map((name) => basename(name)),
    sources,
  })
}
