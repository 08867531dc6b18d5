import { join } from 'node:path'
import type { CompileCache } from '../content/compile-cache.ts'
import type { CompileContext } from '../content/compile-context.ts'
import { type CompileResult, compilePage, type PageBody } from '../content/compile-page.ts'
import type { SiteModulesSource } from '../content/site-modules.ts'
import { runInThreads } from './run-in-threads.ts'

export interface CompileWorkerData extends Omit<CompileContext, 'components' | 'readFile'> {
  readonly modules: SiteModulesSource
  readonly root: string
}

export interface CompilePagesOptions {
  readonly cache: CompileCache
  readonly context: CompileContext
  readonly workerData: CompileWorkerData
  readonly bundleDir: string
}

/** Below this much text, starting threads costs more than it saves (measured on two cores). */
const MIN_CHARACTERS_FOR_THREADS = 150_000
/** Text a thread takes at once: enough to keep messages rare, little enough to share the end evenly. */
const BATCH_CHARACTERS = 40_000

/** Compile every body, in order: from the cache where possible, over all cores when there is much to do. */
export async function compilePages(
  bodies: readonly PageBody[],
  options: CompilePagesOptions,
): Promise<CompileResult[]> {
  const { cache, context } = options
  const results = bodies.map((body): CompileResult | undefined => {
    const page = cache.find(body)
    return page === undefined ? undefined : { page, problems: [] }
  })
  const missing = bodies
    .map((body, index) => ({ body, index }))
    .filter(({ index }) => results[index] === undefined)
  const characters = missing.reduce((sum, { body }) => sum + body.text.length, 0)
  const compiled =
    characters < MIN_CHARACTERS_FOR_THREADS
      ? await Promise.all(missing.map(({ body }) => compilePage(body, context)))
      : await compileInThreads(
          missing.map(({ body }) => body),
          options,
        )
  missing.forEach(({ body, index }, at) => {
    const result = compiled[at]
    if (result === undefined) throw new Error(`No compile result for ${body.file}.`)
    results[index] = result
    if (result.problems.length === 0) cache.keep(body, result.page)
  })
  return results.filter((result) => result !== undefined)
}

async function compileInThreads(
  bodies: readonly PageBody[],
  { bundleDir, workerData }: CompilePagesOptions,
): Promise<CompileResult[]> {
  const results = await runInThreads<readonly PageBody[], CompileResult[]>(batchesOf(bodies), {
    script: join(bundleDir, 'worker.mjs'),
    workerData,
  })
  return results.flat()
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
