import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { BlobCache } from '../cache/blob-cache.ts'
import type { OutputRecord } from '../cache/output-record.ts'
import type { ReadyPage } from '../pages/ready-page.ts'
import { runInThreads } from '../system/run-in-threads.ts'
import type { OutputWriter } from './output-writer.ts'
import {
  type PageJob,
  type PageResult,
  type PageTarget,
  pagePaths,
  writePageFiles,
} from './page-files.ts'
import type { PartsSource } from './site-parts.ts'
import { threadTarget } from './thread-target.ts'

/** Search terms of pages by address, each with the cache key of its page. */
export type WordsCache = BlobCache<{ readonly key: string }>

export interface WritePagesOptions {
  readonly target: PageTarget
  /** Where threads find the site's own parts of the theme. */
  readonly partsSource: PartsSource
  readonly record: OutputRecord
  readonly output: Pick<OutputWriter, 'keep'>
  readonly words: WordsCache
  /** Folder of the engine bundle, where the script of the threads is. */
  readonly bundleDir: string
  readonly engineKey: string
}

/**
 * Below this number of pages, starting threads costs more than it saves (measured on two cores).
 */
const MIN_PAGES_FOR_THREADS = 250
/** Pages a thread takes at once; only the pages of a few batches are in memory at a time. */
const BATCH_PAGES = 40

/** Write the files of every page that changed since the previous build; keep all others. */
export async function writePages(
  pages: readonly ReadyPage[],
  { target, partsSource, record, output, words, bundleDir, engineKey }: WritePagesOptions,
): Promise<void> {
  const { folder, hasIndex } = target
  const keyOf = pageKeys(target, engineKey)
  const changed: PageJob[] = []
  for (const page of pages) {
    const key = keyOf(page)
    const hasWords = !hasIndex || !page.isIndexed || words.get(page.href)?.meta.key === key
    const paths = pagePaths(page, folder)
    if (hasWords && record.takeOver(paths, key)) output.keep(paths)
    else changed.push({ page, key })
  }
  const keep = ({ page, key }: PageJob, result: PageResult) => {
    record.keep(result.files)
    if (result.words !== undefined) words.keep(page.href, { key }, result.words)
  }
  if (changed.length < MIN_PAGES_FOR_THREADS)
    for (const entry of changed) {
      keep(entry, writePageFiles(jobOf(entry), target))
      // Yield, so that the threads that draw images get their next jobs.
      await setImmediate()
    }
  else
    await runInThreads<readonly PageJob[], readonly PageResult[]>(
      jobsOf(changed),
      { script: join(bundleDir, 'page-worker.mjs'), workerData: threadTarget(target, partsSource) },
      (results, at) =>
        results.forEach((result, index) => {
          const entry = changed[at * BATCH_PAGES + index]
          if (entry !== undefined) keep(entry, result)
        }),
    )
  await words.save(new Set(pages.map(({ href }) => href)))
}

/** Returns a function that computes the cache key of a page's files. */
function pageKeys(
  { context, config, hasIndex }: PageTarget,
  engineKey: string,
): (page: ReadyPage) => string {
  const common = createHash('sha1')
    .update(JSON.stringify([context, config.url, config.baseUrl, hasIndex, engineKey]))
    .digest()
  return ({ view, parts, head, description, isIndexed, htmlHash }) =>
    createHash('sha1')
      .update(common)
      .update(JSON.stringify([view, parts, head, description, isIndexed, htmlHash]))
      .digest('base64url')
}

/** Create batches lazily, as threads ask for them. */
function* jobsOf(changed: readonly PageJob[]): Generator<readonly PageJob[]> {
  for (let at = 0; at < changed.length; at += BATCH_PAGES)
    yield changed.slice(at, at + BATCH_PAGES).map(jobOf)
}

/** Turns the job into plain data: spreading the page reads its HTML once. */
function jobOf({ page, key }: PageJob): PageJob {
  return { key, page: { ...page } }
}
