import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import type { Plugin, ResolvedConfig, Rolldown } from 'vite'
import type { ClientModule } from '../plugins/plugin.ts'
import type { SiteFeatures } from '../shared/features.ts'
import type { PageStyle } from '../theme/Document/document.tsx'
import type { ClientBundleOptions } from './client-bundle.ts'
import { writeBundleRecord } from './former-bundle.ts'

const ISLANDS_MODULE = 'virtual:docs-islands'
const PLUGINS_MODULE = 'virtual:docs-plugins'
const PANELS_MODULE = 'virtual:docs-dialog-panels'
const STYLES_MODULE = 'virtual:docs-styles.css'

interface PageSheet {
  readonly file: string
  /** Pages whose HTML holds one of these texts need it. */
  readonly when: readonly string[]
}

/** What not every page holds: the texts in their HTML, by the style sheet for it. */
const PART_STYLES = {
  'SearchPage/search-page.css': ['<docs-search'],
  'Steps/steps.css': ['class="steps'],
  'TaskList/task-list.css': ['class="contains-task-list'],
  'Table/stacked-table.css': ['class="stacks'],
  'PageShell/wide-layout.css': ['needs-width"'],
  'Card/card.css': ['class="card'],
  'Filter/filter-bar.css': ['class="filter-bar'],
  'CopyValue/copy-value.css': ['<docs-copy>', '<docs-copy '],
  'CodeBlock/code-marks.css': ['class="line highlighted', 'class="line diff-', 'line-numbers'],
  'VersionNotice/version-notice.css': ['class="version-banner', 'class="page-notice'],
  'Badge/badge.css': ['class="badge'],
  'PageEnd/tags.css': ['class="tag'],
  'Article/rare-text.css': ['<blockquote', '<hr', '<kbd', '<mark', 'sr-only', 'class="footnotes'],
}

/** The engine's own styles for some pages, then those of the site. */
function pageSheets({ engineDir, pageStylesheets }: ClientBundleOptions): PageSheet[] {
  return [
    ...Object.entries(PART_STYLES).map(([name, when]) => ({
      file: join(engineDir, 'theme', name),
      when,
    })),
    ...pageStylesheets.map(({ file, when }) => ({ file, when: [when] })),
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
    // One React for the engine and the islands, wherever the site is installed.
    resolve: {
      dedupe: ['react', 'react-dom'],
      alias: { 'virtual:docs-search': options.searchModule },
    },
    publicDir: false,
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      ...featureConstants(options.features),
    },
    plugins: [
      islandsPlugin(options),
      pluginModulesPlugin(options),
      dialogPanelsPlugin(options),
      stylesPlugin(options),
      sourcesPlugin(options, sources),
    ],
    build: {
      write: false,
      // A writer waits for it, and reads it in the browser's tools.
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

/** The browsers in which Baseline was widely available in November 2026: what they know is left as it is. */
const CSS_TARGET = ['chrome125', 'edge125', 'firefox126', 'safari17.5']

/** Chunks that every visit loads; nothing has to name them once more. */
const FIRST_VISIT = /\/client-[^/]+\.js$/

/** The answers of this site: what they rule out is gone before modules are linked. */
function featureConstants(features: SiteFeatures): Record<string, string> {
  return Object.fromEntries(
    Object.entries(features).map(([name, isUsed]) => [`import.meta.env.${name}`, `${isUsed}`]),
  )
}

/** `export const islands = { Name: () => import('…/Name.tsx') }` */
function islandsPlugin({ islands }: ClientBundleOptions) {
  return {
    name: 'docs-islands',
    resolveId: (id: string) => (id === ISLANDS_MODULE ? `\0${ISLANDS_MODULE}` : null),
    load: (id: string) => {
      if (id !== `\0${ISLANDS_MODULE}`) return null
      const entries = islands.map(
        ({ name, file }) => `  ${JSON.stringify(name)}: () => import(${JSON.stringify(file)}),`,
      )
      return `export const islands = {\n${entries.join('\n')}\n}`
    },
  }
}

/** `export const everyPage = [() => import('…')…]` and `export const plugins = { 'selector': … }` */
function pluginModulesPlugin({ clientModules }: ClientBundleOptions) {
  const start = ({ module, options = null }: ClientModule) =>
    `import(${JSON.stringify(module)}).then((module) => module.default?.(${JSON.stringify(options)}))`
  const everyPage = clientModules.filter(
    ({ when, part }) => when === undefined && part === undefined,
  )
  const selectors = [...new Set(clientModules.flatMap(({ when }) => when ?? []))]
  const plugins = selectors.map((selector) => {
    const starts = clientModules.filter(({ when }) => when === selector).map(start)
    return `  ${JSON.stringify(selector)}: () => Promise.all([${starts.join(', ')}]),`
  })
  return {
    name: 'docs-plugins',
    resolveId: (id: string) => (id === PLUGINS_MODULE ? `\0${PLUGINS_MODULE}` : null),
    load: (id: string) =>
      id === `\0${PLUGINS_MODULE}`
        ? `export const everyPage = [${everyPage.map((module) => `() => ${start(module)}`).join(', ')}]
export const plugins = {\n${plugins.join('\n')}\n}`
        : null,
  }
}

/** `export const panels = [{ openPanel, options }…]`: loaded with the search dialog. */
function dialogPanelsPlugin({ clientModules }: ClientBundleOptions) {
  const modules = clientModules.filter(({ part }) => part === 'search-dialog')
  const imports = modules.map(
    ({ module }, at) => `import { openPanel as open${at} } from ${JSON.stringify(module)}`,
  )
  const panels = modules.map(
    ({ options = null }, at) => `{ openPanel: open${at}, options: ${JSON.stringify(options)} }`,
  )
  return {
    name: 'docs-dialog-panels',
    resolveId: (id: string) => (id === PANELS_MODULE ? `\0${PANELS_MODULE}` : null),
    load: (id: string) =>
      id === `\0${PANELS_MODULE}`
        ? `${imports.join('\n')}\nexport const panels = [${panels.join(', ')}]`
        : null,
  }
}

/** The engine's styles, then the site's: of parts, of the whole; its tokens directly after the engine's, which they so replace. */
function stylesPlugin(options: ClientBundleOptions) {
  const { engineDir, tokens, styles, themeStyles, stylesheet } = options
  return {
    name: 'docs-styles',
    resolveId: (id: string) => (id === STYLES_MODULE ? `\0${STYLES_MODULE}` : null),
    load: (id: string) => {
      if (id !== `\0${STYLES_MODULE}`) return null
      const own = ['styles/tokens.css', ...styles].map((name) => join(engineDir, 'theme', name))
      const files = [own[0], tokens, ...own.slice(1), ...themeStyles, stylesheet]
      return files
        .flatMap((file) => (file === undefined ? [] : [`@import ${JSON.stringify(file)};`]))
        .join('\n')
    },
  }
}

/** Records the site's own files that the bundler reads; engine and packages count by their versions. */
function sourcesPlugin(options: ClientBundleOptions, sources: Set<string>): Plugin {
  const { root, engineDir, tokens, stylesheet, themeStyles } = options
  const add = (id: string) => {
    const path = id.replace(/\?.*$/, '')
    const isOwn = path.startsWith(root + sep) && !path.startsWith(dirname(engineDir) + sep)
    if (isOwn && !path.includes(`${sep}node_modules${sep}`)) sources.add(path)
  }
  let config: ResolvedConfig
  return {
    name: 'docs-sources',
    configResolved(resolved) {
      config = resolved
    },
    moduleParsed: ({ id }) => add(id),
    async buildEnd(error) {
      if (error !== undefined) return
      const { preprocessCSS } = await import('vite')
      // `stylesPlugin` joins these in a virtual module, for which Vite reports no imports.
      for (const file of [tokens, stylesheet, ...themeStyles]) if (file !== undefined) add(file)
      for (const file of [...sources].filter((path) => path.endsWith('.css'))) {
        const { deps } = await preprocessCSS(await readFile(file, 'utf8'), file, config)
        for (const path of deps ?? []) add(path)
      }
    },
  }
}

async function store(
  { output }: Rolldown.RolldownOutput,
  sources: readonly string[],
  sheets: readonly PageSheet[],
  dir: string,
): Promise<void> {
  await rm(dir, { recursive: true, force: true })
  await mkdir(join(dir, 'assets'), { recursive: true })
  const files: string[] = []
  const pageStyles: PageStyle[] = []
  let css = ''
  let entry: Rolldown.OutputChunk | undefined
  for (const item of output) {
    if (item.type === 'chunk' && /^(?:page-style|style|print)/.test(item.name)) continue
    if (item.type === 'chunk' && item.name === 'client') entry = item
    if (item.type === 'asset' && item.names.some((name) => name.startsWith('style'))) {
      css += String(item.source)
      continue
    }
    const name =
      item.type === 'asset' ? item.names.find((known) => PAGE_STYLE.test(known)) : undefined
    const when = sheets[Number(PAGE_STYLE.exec(name ?? '')?.[1])]?.when
    if (when !== undefined && item.type === 'asset') {
      pageStyles.push({ when, css: String(item.source), name: `${pageStyles.length}` })
      continue
    }
    await writeFile(join(dir, item.fileName), item.type === 'chunk' ? item.code : item.source)
    files.push(basename(item.fileName))
  }
  if (entry === undefined) throw new Error('The client bundle has no entry.')
  const printStyles = files.find((name) => /^print-.*\.css$/.test(name))
  if (printStyles === undefined) throw new Error('The client bundle has no styles for paper.')
  writeBundleRecord(dir, {
    files,
    css,
    printStyles,
    pageStyles,
    script: basename(entry.fileName),
    imports: entry.imports.map((name) => basename(name)),
    sources,
  })
}

const PAGE_STYLE = /^page-style-(\d+)/
