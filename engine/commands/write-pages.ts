import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { OutputRecord, WrittenFile } from '../emit/output-record.ts'
import { type PageJob, type PageTarget, pagePaths, writePageFiles } from './page-files.ts'
import type { ReadyPage } from './ready-pages.ts'
import { runInThreads } from './run-in-threads.ts'

export interface WritePagesOptions {
  readonly target: PageTarget
  readonly record: OutputRecord
  /** Folder of the engine bundle, where the script of the threads is. */
  readonly bundleDir: string
}

/** Below this many pages, starting threads costs more than it saves (measured on two cores). */
const MIN_PAGES_FOR_THREADS = 250
/** Pages a thread takes at once; those of a few batches are in memory at a time. */
const BATCH_PAGES = 40

/** Write the files of every page: those of the former build where nothing changed, else new ones. */
export async function writePages(
  pages: readonly ReadyPage[],
  { target, record, bundleDir }: WritePagesOptions,
): Promise<void> {
  const { context, stagingDir, folder } = target
  const contextHash = createHash('sha1').update(JSON.stringify(context)).digest()
  const changed: { page: ReadyPage; key: string }[] = []
  for (const page of pages) {
    const key = createHash('sha1')
      .update(contextHash)
      .update(bundleDir)
      .update(JSON.stringify([page.view, page.parts, page.head]))
      .update(page.html)
      .digest('base64url')
    const paths = pagePaths(page, folder)
    for (const path of paths) mkdirSync(dirname(join(stagingDir, path)), { recursive: true })
    if (!record.takeOver(paths, key, stagingDir)) changed.push({ page, key })
  }
  if (changed.length < MIN_PAGES_FOR_THREADS) {
    for (const { page, key } of changed) record.keep(writePageFiles({ page, key }, target))
    return
  }
  const written = await runInThreads<readonly PageJob[], WrittenFile[]>(jobsOf(changed), {
    script: join(bundleDir, 'page-worker.mjs'),
    workerData: target,
  })
  for (const files of written) record.keep(files)
}

/** Batches made one by one as threads ask for them, with what a thread needs and no more. */
function* jobsOf(
  changed: readonly { readonly page: ReadyPage; readonly key: string }[],
): Generator<readonly PageJob[]> {
  for (let at = 0; at < changed.length; at += BATCH_PAGES) {
    yield changed.slice(at, at + BATCH_PAGES).map(({ page, key }) => ({
      key,
      page: {
        route: page.route,
        view: page.view,
        parts: page.parts,
        head: page.head,
        html: page.html,
      },
    }))
  }
}
