import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { CompileCache } from '../content/compile-cache.ts'
import type { CompileContext } from '../content/compile-context.ts'
import { type CompileResult, compilePage, type PageBody } from '../content/compile-page.ts'
import type { SiteModulesSource } from '../content/site-modules.ts'
import { runInThreads } from '../system/run-in-threads.ts'
import type { PartsSource } from './site-parts.ts'

export interface CompileWorkerData
  extends Omit<CompileContext, 'components' | 'readFile' | 'extensions' | 'parts'> {
  readonly modules: SiteModulesSource
  readonly partsSource: PartsSource
  readonly root: string
  /** Module of the configuration, if its plugins have Markdown hooks. */
  readonly configUrl: string | undefined
}

export interface CompilePagesOptions {
  readonly cache: CompileCache
  readonly context: CompileContext
  readonly workerData: CompileWorkerData
  readonly bundleDir: string
}

/** Below this much text, starting threads costs more than it saves (measured on two cores). */
const MIN_CHARACTERS_FOR_THREADS = 150_000
/**
 * One core makes the client bundle while pages compile, and a thread needs about a second of work
 * to warm up, mostly for the grammars of code. With less text than this, a thread on that core
 * makes a cold build slower (measured on two cores).
 */
const CHARACTERS_FOR_ALL_CORES = 2_000_000
/**
 * Characters a thread takes at once: enough to keep messages rare, few enough to balance the load
 * at the end.
 */
const BATCH_CHARACTERS = 40_000

/**
 * Compile every body, in order: from the cache where possible, in threads when there is much to
 * compile.
 */
export async function compilePages(
  bodies: readonly PageBody[],
  options: CompilePagesOptions,
): Promise<CompileResult[]> {
  const { cache, context } = options
  const results = new Map<PageBody, CompileResult>()
  const missing: PageBody[] = []
  for (const body of bodies) {
    const page = cache.find(body)
    if (page === undefined) missing.push(body)
    else results.set(body, { page, problems: [] })
  }
  const take = (body: PageBody, { page, problems }: CompileResult) =>
    results.set(body, {
      page: problems.length === 0 ? cache.keep(body, page) : page,
      problems,
    })
  if (charactersOf(missing) < MIN_CHARACTERS_FOR_THREADS)
    await Promise.all(missing.map(async (body) => take(body, await compilePage(body, context))))
  else await compileInThreads(missing, options, take)
  return bodies.map((body) => {
    const result = results.get(body)
    if (result === undefined) throw new Error(`No compile result for ${body.file}.`)
    return result
  })
}

/** Stores each result in the cache at once, because the HTML of all pages may not fit in memory. */
async function compileInThreads(
  bodies: readonly PageBody[],
  { bundleDir, workerData }: CompilePagesOptions,
  take: (body: PageBody, result: CompileResult) => void,
): Promise<void> {
  const batches = batchesOf(bodies)
  const threads = availableParallelism() - (charactersOf(bodies) < CHARACTERS_FOR_ALL_CORES ? 1 : 0)
  await runInThreads<readonly PageBody[], CompileResult[]>(
    batches,
    { script: join(bundleDir, 'worker.mjs'), workerData, maxThreads: Math.max(threads, 1) },
    (results, at) =>
      results.forEach((result, index) => {
        const body = batches[at]?.[index]
        if (body !== undefined) take(body, result)
      }),
  )
}

function charactersOf(bodies: readonly PageBody[]): number {
  return bodies.reduce((sum, { text }) => sum + text.length, 0)
}

function batchesOf(bodies: readonly PageBody[]): PageBody[][] {
  const batches: PageBody[][] = []
  let size = Number.POSITIVE_INFINITY
  for (const body of bodies) {
    if (size >= BATCH_CHARACTERS) {
      batches.push([])
      size = 0
    }
    batches.at(-1)?.push(body)
    size += body.text.length
  }
  return batches
}
