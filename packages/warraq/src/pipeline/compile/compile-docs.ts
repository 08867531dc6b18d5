import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { remembered } from '@warraq/search/remembered'
import { keyOf } from '../../cache/keys.ts'
import { openCompileCache } from '../../content/compile-cache.ts'
import type { CompileContext } from '../../content/compile-context.ts'
import { compileForLanguages } from '../../content/compile-for-languages.ts'
import type { CompileResult, PageBody } from '../../content/compile-page.ts'
import type { SiteModulesSource } from '../../content/components/site-modules.ts'
import { environmentOf } from '../../content/components/with-environment.ts'
import type { PageModulesSource } from '../../content/page-imports.ts'
import { groupSameTexts, resultInPlace } from '../../content/same-texts.ts'
import {
  hashOfSyntax,
  type SyntaxHooks,
  syntaxHooks,
  syntaxReaders,
} from '../../content/source/other-syntax.ts'
import { NO_EXTENSIONS } from '../../plugins/markdown-extensions.ts'
import type { SyntaxReader } from '../../plugins/syntax-hook.ts'
import { OWN_RULES } from '../../shared/data/reading-rules.ts'
import { runInThreads } from '../../system/run-in-threads.ts'
import { siteCacheDir } from '../command-options.ts'
import type { PartsSource } from '../load/site-parts.ts'
import type { LoadedSite, LoadOptions } from '../load.ts'
import { pageCounter } from '../progress.ts'
import { extensionsOf, isExtended } from './extensions-of.ts'
import { type ProjectPlugins, projectPlugins } from './project-plugins.ts'

export type CompiledDocs = Awaited<ReturnType<typeof compileDocs>>

export interface CompileWorkerData
  extends Omit<
    CompileContext,
    | 'components'
    | 'pageModules'
    | 'readFile'
    | 'readCode'
    | 'extensions'
    | 'parts'
    | 'changePartial'
    | 'syntax'
  > {
  readonly modules: SiteModulesSource
  readonly pageModulesSource: PageModulesSource
  readonly partsSource: PartsSource
  readonly root: string
  /** Folders of pages that are not in the site folder. */
  readonly beside: readonly string[]
  /** Module of the configuration, if its plugins have Markdown hooks. */
  readonly configUrl: string | undefined
  /** Module with the plugins of a project that a format reads. */
  readonly pagePluginsUrl: string | undefined
  readonly syntaxHooks: SyntaxHooks
}

/** Below this much text, starting threads costs more than it saves (measured on two cores). */
const MIN_CHARACTERS_FOR_THREADS = 150_000
/**
 * One core makes the client bundle while pages compile, and a thread needs about a second of work
 * to warm up, mostly for the grammars of code. With less text than this, a thread on that core
 * makes a cold build slower (measured on two cores).
 */
const CHARACTERS_FOR_ALL_CORES = 800_000
/** Characters a thread takes at once: few messages, yet a balanced load at the end. */
const BATCH_CHARACTERS = 40_000

/** Compile the docs of a language: from the cache if possible, in threads if there are many. */
export async function compileDocs(site: LoadedSite, bodies: readonly PageBody[]) {
  const hooks = syntaxHooks(site.language.config.plugins)
  const { contextKey, context, workerData } = compilerOf(
    site,
    await projectPlugins(site.loadedConfig.pagePlugins),
    { hooks, readers: await syntaxReaders(hooks) },
  )
  const { former, bundleDir, caches } = site.options
  const { name } = site.language.locale
  const pageCache = remembered(caches, contextKey, () =>
    openCompileCache({
      file: join(siteCacheDir(site.options), `pages-${name}`),
      contextKey,
      readFile: (file) => textOf(site.readCode(file)) ?? site.readFile(file),
    }),
  )
  const isSame = former?.contextKey === contextKey && former.text === site.text
  const cache = isSame ? former.cache : pageCache.inLanguage(name, site.text)
  const results = new Map<PageBody, CompileResult>()
  for (const body of bodies) {
    const result = cache.find(body)
    if (result !== undefined) results.set(body, result)
  }
  // Each result goes to the cache at once, because the HTML of all pages may not fit in memory.
  const take = (body: PageBody, result: CompileResult) => {
    results.set(body, cache.keep(body, result))
    count()
  }
  const stale = staleBodies(
    bodies.filter((body) => !results.has(body)),
    site.options,
  )
  for (const [body, result] of stale) results.set(body, result)
  const missing = bodies.filter((body) => !results.has(body))
  const count = pageCounter(site.options.onProgress, 'compile', missing.length)
  const compileAll = compiler({ context, workerData, bundleDir })
  await compileAll(missing, take)
  const found = bodies.map((body) => {
    const result = results.get(body)
    if (result === undefined) throw new Error(`No compile result for ${body.file}.`)
    return result
  })
  return {
    /** One result per body, in the same order. */
    results: found,
    resultOf: new Map(bodies.map(({ file }, at) => [file, found[at] as CompileResult])),
    cache,
    pageCache,
    /** Files of the pages that still have the result of an earlier run. */
    stale: new Set([...stale.keys()].map(({ file }) => file)),
    /** Compile those pages into the cache, where the next run finds them. */
    compileStale: async (signal: AbortSignal): Promise<void> => {
      const keep = (body: PageBody, result: CompileResult) => {
        // The page may have been opened, and compiled for that, in the meantime.
        if (!signal.aborted && cache.find(body) === undefined) cache.keep(body, result)
      }
      await compileAll([...stale.keys()], keep, signal)
    },
    /** Changes with what a compiled page depends on besides its text and those of the interface. */
    contextKey,
    /**
     * Warm up the compiler for this page before its first edit: compile it although it is cached, so
     * that grammars and code are loaded.
     */
    rehearse: async (file: string): Promise<void> => {
      const found = bodies.find((body) => body.file === file)
      if (found !== undefined) await compileForLanguages(found, context)
    },
  }
}

/**
 * Pages to compile later, with the results of the former run: after a change of what all pages share,
 * those that are in view come first.
 * @param missing pages without a current result
 */
function staleBodies(
  missing: readonly PageBody[],
  { former, first, edited }: Pick<LoadOptions, 'former' | 'first' | 'edited'>,
): Map<PageBody, CompileResult> {
  const stale = new Map<PageBody, CompileResult>()
  if (former === undefined || first === undefined) return stale
  const inView = first()
  for (const body of missing) {
    const result = former.resultOf.get(body.file)
    const isDue = edited !== undefined && !former.stale.has(body.file)
    if (result !== undefined && !isDue && !inView.has(body.file)) stale.set(body, result)
  }
  return stale
}

interface Compiler {
  readonly context: CompileContext
  readonly workerData: CompileWorkerData
  /** Folder of the bundled engine. */
  readonly bundleDir: string
}

type Take = (body: PageBody, result: CompileResult) => void

/** Returns a function that compiles pages, those with the same text once. */
function compiler(options: Compiler) {
  return async (bodies: readonly PageBody[], take: Take, signal?: AbortSignal): Promise<void> => {
    const taken = new Set<PageBody>()
    const groups = groupSameTexts(bodies)
    const takeNew = (body: PageBody, result: CompileResult) => {
      taken.add(body)
      take(body, result)
    }
    const compileEach = threadedCompiler(options, signal)
    await compileEach([...groups.keys()], (body, result) => {
      takeNew(body, result)
      for (const other of groups.get(body) ?? []) {
        const same = resultInPlace({ file: body.file, result }, other.file)
        if (same !== undefined) takeNew(other, same)
      }
    })
    await compileEach(
      bodies.filter((body) => !taken.has(body)),
      take,
    )
  }
}

/** Returns a function that compiles each page: in threads if there are many. */
function threadedCompiler(
  { context, workerData, bundleDir }: Compiler,
  signal: AbortSignal | undefined,
) {
  return async (bodies: readonly PageBody[], done: Take): Promise<void> => {
    const characters = bodies.reduce((sum, { text }) => sum + text.length, 0)
    if (characters < MIN_CHARACTERS_FOR_THREADS)
      await Promise.all(
        bodies.map(async (body) => done(body, await compileForLanguages(body, context))),
      )
    else
      await runInThreads<PageBody, CompileResult>(
        bodies,
        {
          script: join(bundleDir, 'worker.mjs'),
          workerData,
          maxThreads: threadsFor(characters),
          batchSize: BATCH_CHARACTERS,
          sizeOf: ({ text }) => text.length,
          signal,
        },
        done,
      )
  }
}

/** Text of a file that pages include, so that a change of it is noticed. */
function textOf(read: ReturnType<LoadedSite['readCode']>): string | undefined {
  return typeof read === 'string' ? undefined : read.text
}

function threadsFor(characters: number): number {
  const cores = availableParallelism()
  return characters < CHARACTERS_FOR_ALL_CORES ? Math.max(cores - 1, 1) : cores
}

/** What compiling depends on besides the text, for this thread and for others. */
function compilerOf(
  site: LoadedSite,
  { plugins, changePartial }: ProjectPlugins,
  syntax: { readonly hooks: SyntaxHooks; readonly readers: readonly SyntaxReader[] },
) {
  const { language, loadedConfig, text, modules, modulesBundle, theme, themeFolder } = site
  const { config } = language
  const { defaultCodeLanguage, codeComments, checks } = config
  const reading = { defaultCodeLanguage, codeComments, readsMath: config.markdown.math }
  const environment = environmentOf(config.mdx.environment)
  const sharesPages = language.locales.length > 1
  const { rules = OWN_RULES, pagePlugins } = loadedConfig
  const contextKey = keyOf('compiler', {
    engine: site.options.engineKey,
    components: modulesBundle.hash,
    parts: theme.parts.hash,
    pageModules: site.pageModulesSource.hash,
    plugins: isExtended(config.plugins) ? loadedConfig.hash : '',
    pagePlugins,
    syntax: hashOfSyntax(syntax.hooks),
    allowedHtml: checks.allowedHtml,
    ...{ ...reading, rules, environment, sharesPages },
  })
  const allowedHtml = new Set(checks.allowedHtml)
  const settings = { ...reading, allowedHtml, environment, text, sharesPages, rules }
  const { components } = modules
  const extensions = extensionsOf([...config.plugins, ...plugins], components)
  const context: CompileContext = {
    ...settings,
    components,
    extensions,
    readFile: site.readFile,
    readCode: site.readCode,
    pageModules: site.pageModules,
    parts: theme.parts,
    changePartial,
    syntax: syntax.readers,
  }
  const workerData: CompileWorkerData = {
    ...settings,
    modules: modulesBundle.source,
    partsSource: themeFolder.source,
    root: site.options.root,
    beside: site.beside,
    pageModulesSource: site.pageModulesSource,
    configUrl: extensions === NO_EXTENSIONS ? undefined : loadedConfig.url,
    pagePluginsUrl: pagePlugins,
    syntaxHooks: syntax.hooks,
  }
  return { contextKey, context, workerData }
}
