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

/** Words of pages for the search index, by address; each with the key of the page it was made of. */
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

/** Below this many pages, starting threads costs more than it saves (measured on two cores). */
const MIN_PAGES_FOR_THREADS = 250
/** Pages a thread takes at once; those of a few batches are in memory at a time. */
const BATCH_PAGES = 40

/** Write the files of every page of which something changed since the former build; keep the others. */
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
      // Threads that draw pictures get their next ones.
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

/** Names all that the files of a page are made of. */
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

/** Batches made one by one as threads ask for them. */
function* jobsOf(changed: readonly PageJob[]): Generator<readonly PageJob[]> {
  for (let at = 0; at < changed.length; at += BATCH_PAGES)
    yield changed.slice(at, at + BATCH_PAGES).map(jobOf)
}

/** A job as plain data: the page's HTML is made here, once. */
function jobOf({ page, key }: PageJob): PageJob {
  return { key, page: { ...page } }
}
