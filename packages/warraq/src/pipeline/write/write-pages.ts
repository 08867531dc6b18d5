import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { deserialize } from 'node:v8'
import type { PageWords } from '@warraq/search/page-words'
import { keyOf } from '../../cache/keys.ts'
import type { OutputRecord } from '../../cache/output-record.ts'
import { openStore } from '../../cache/store.ts'
import type { ReadyPage } from '../../pages/ready-page.ts'
import { runInThreads } from '../../system/run-in-threads.ts'
import { NO_PARTS } from '../../theme/parts/part.tsx'
import type { AssembledSite } from '../assemble.ts'
import type { ClientBundle } from '../bundle/client-bundle.ts'
import { type CommandOptions, siteCacheDir } from '../command-options.ts'
import { pageCounter } from '../progress.ts'
import type { OutputWriter } from './output-writer.ts'
import {
  type PageJob,
  type PageResult,
  type PageTarget,
  type PageWorkerData,
  pagePaths,
  withParts,
  writePageFiles,
} from './page-files.ts'

/** What is written, and where. */
export interface SiteOutput {
  readonly bundle: ClientBundle
  readonly output: OutputWriter
  /** Record of the files that the previous build wrote. */
  readonly record: OutputRecord
  readonly options: CommandOptions
}

/** With fewer pages, starting threads costs more than it saves (measured on two cores). */
const MIN_PAGES_FOR_THREADS = 250
/** Pages a thread takes at once; only the pages of a few batches are in memory at a time. */
const BATCH_PAGES = 40

/**
 * Write the files of every page that changed since the previous build; keep all others. Returns a
 * function that reads the search terms of an indexed page.
 */
export async function writePages(
  { loaded: { language, themeFolder }, ready: { pages } }: AssembledSite,
  target: PageTarget,
  { output, record, options }: SiteOutput,
): Promise<(page: ReadyPage) => PageWords> {
  /** Search terms of pages by address, each with the cache key of its page. */
  const words = openStore<{ readonly key: string }>(
    join(siteCacheDir(options), `words-${language.locale.name}`),
    options.engineKey,
  )
  const keyOfPage = pageKeys(target, options.engineKey)
  const isKept = ({ page, key }: PageJob) => {
    const { href, route, isIndexed, parts } = page
    if (target.hasIndex && isIndexed && words.get(href)?.meta.key !== key) return false
    const hasMarkdown = parts.markdownHref !== undefined
    const { trailingSlash } = target.config
    const names = pagePaths(route, { hasMarkdown, trailingSlash })
    const paths = names.map((name) => `${target.folder}${name}`)
    if (!record.takeOver(paths, key)) return false
    output.keep(paths)
    return true
  }
  const changed = pages
    .map((page) => ({ page, key: keyOfPage(page) }))
    .filter((job) => !isKept(job))
  const count = pageCounter(options.onProgress, 'write', changed.length)
  const keep = ({ page, key }: PageJob, result: PageResult) => {
    count()
    record.keep(result.files)
    if (result.words !== undefined) words.keep(page.href, { key }, result.words)
  }
  if (changed.length < MIN_PAGES_FOR_THREADS)
    for (const job of plainJobs(changed)) {
      keep(job, writePageFiles(job, target))
      // Yield, so that the threads that draw images get their next jobs.
      await setImmediate()
    }
  else {
    const workerData: PageWorkerData = {
      target: withParts(target, NO_PARTS),
      partsSource: themeFolder.source,
    }
    const script = join(options.bundleDir, 'page-worker.mjs')
    const threads = { script, workerData, batchSize: BATCH_PAGES }
    await runInThreads<PageJob, PageResult>(plainJobs(changed), threads, keep)
  }
  await words.save(new Set(pages.map(({ href }) => href)))
  return ({ href }) => {
    const entry = words.get(href)
    if (entry === undefined) throw new Error(`No search terms for ${href}.`)
    return deserialize(entry.read()) as PageWords
  }
}

/** Returns a function that computes the cache key of a page's files. */
function pageKeys(
  { stagingDir: _, ...context }: PageTarget,
  engine: string,
): (page: ReadyPage) => string {
  const frame = keyOf('frame', { engine, context })
  return ({ view, parts, head, description, isIndexed, htmlHash }) =>
    keyOf('document', { frame, view, parts, head, description, isIndexed, htmlHash })
}

/** The jobs as plain data, one when it is needed: spreading a page reads its HTML once. */
function* plainJobs(jobs: readonly PageJob[]): Generator<PageJob> {
  for (const { page, key } of jobs) yield { key, page: { ...page } }
}
