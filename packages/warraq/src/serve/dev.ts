import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { watch } from 'chokidar'
import type { CommandOptions } from '../build/command-options.ts'
import { UsageError } from '../config/usage-error.ts'
import { DEV_EVENTS_PATH } from '../shared/dev-message.ts'
import { type Diagnostic, formatDiagnostic } from '../shared/diagnostic.ts'
import { createDevEvents } from './dev-events.ts'
import { createDevSite, type DevSite } from './dev-site.ts'
import { listen, portOf } from './listen.ts'
import { contentTypeOf } from './static-server.ts'

/** Editors write a file in several steps; what comes within this time is one change. */
const SETTLE_MS = 15
/** Longer than the watcher keeps further events of a file to itself. */
const LOOK_AGAIN_MS = 100
/** The first page comes before the look at every file of the site. */
const WATCH_AFTER_MS = 250

/**
 * Serve the site while it is written: a saved page is on screen at once, a mistake is shown over
 * the page and goes when it is corrected.
 */
export async function dev(options: CommandOptions): Promise<number> {
  let site = await createDevSite(options)
  let reloading: Promise<void> = Promise.resolve()
  const events = createDevEvents()
  const server = createServer((request, response) => {
    const url = request.url ?? '/'
    if (url.startsWith(DEV_EVENTS_PATH)) events.open(request, response, site.problems)
    else answerPage(url, request, response).catch(() => response.destroy())
  })

  /** Hrefs of the pages somebody has looked at: only their changes are of interest. */
  const opened = new Set<string>()

  async function answerPage(
    url: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const href = site.hrefOf(url)
    const isNew = href !== undefined && !opened.has(href)
    const isFirst = opened.size === 0
    if (isNew) opened.add(href)
    events.stamp(response)
    await answer(site, request, response)
    if (isNew) await rehearse(url, isFirst)
  }

  /** An open page is what the writer edits next: do once, unseen, what its first edit will need. */
  async function rehearse(url: string, isFirst: boolean): Promise<void> {
    await site.rehearse(url)
    // What fails here is reported by the reload it rehearses.
    if (isFirst)
      reloading = reloading
        .then(() => createDevSite(options, { former: site, edited: new Set() }))
        .then(nothing, nothing)
  }

  const port = await listen(server, portOf(process.env))
  console.log(`Writing mode on http://localhost:${port}${site.baseUrl}`)
  report(site.problems)

  const watcher = watch([], {
    ignoreInitial: true,
    ignored: /(^|[/\\])(node_modules|\.git|\.cache|dist)([/\\]|$)/,
  })
  const watching = setTimeout(() => watcher.add([...site.watched]), WATCH_AFTER_MS)
  let timer: NodeJS.Timeout | undefined
  let changed: FileChange[] = []
  const note = (change: FileChange): void => {
    changed.push(change)
    clearTimeout(timer)
    timer = setTimeout(() => {
      reloading = reloading.then(reload)
    }, SETTLE_MS)
  }
  watcher.on('all', (event, path) => note({ event, path }))

  async function reload(): Promise<void> {
    const before = site
    const edited = changed.every(isEdit) ? new Set(changed.map(({ path }) => path)) : undefined
    lookAgain(new Map(changed.map((change) => [change, stampOf(change.path)])))
    changed = []
    try {
      site = await createDevSite(options, { former: before, edited })
    } catch (cause) {
      if (!(cause instanceof UsageError)) throw cause
      events.tellProblems([usageProblem(cause)])
      console.error(cause.message)
      return
    }
    report(site.problems)
    events.tellProblems(site.problems)
    if (site.frameKey === before.frameKey) events.tellPages(site.changedSince(before, opened))
    else events.tellFrame()
    const known = new Set(before.watched)
    const added = site.watched.filter((path) => !known.has(path))
    if (added.length > 0) watcher.add(added)
  }

  /** The watcher tells of a file once in fifty milliseconds; what a slow editor wrote after that is read now. */
  function lookAgain(stamps: ReadonlyMap<FileChange, string>): void {
    const look = () => {
      for (const [change, stamp] of stamps) if (stampOf(change.path) !== stamp) note(change)
    }
    setTimeout(look, LOOK_AGAIN_MS).unref()
  }

  await new Promise<void>((resolve) => {
    const stop = () => {
      clearTimeout(watching)
      void watcher.close()
      server.close(() => resolve())
      server.closeAllConnections()
    }
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
  })
  return 0
}

function nothing(): void {}

interface FileChange {
  readonly event: string
  readonly path: string
}

/** The text of a page was changed, nothing else. */
function isEdit({ event, path }: FileChange): boolean {
  return event === 'change' && /\.mdx?$/.test(path)
}

/** Size and time of a file; empty when it is gone. */
function stampOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats === undefined ? '' : `${stats.size}:${stats.mtimeMs}`
}

async function answer(
  site: DevSite,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const found = await site.find(request.url ?? '/')
  response.setHeader('Cache-Control', 'no-store')
  if (found.kind === 'redirect') response.writeHead(302, { Location: found.href }).end()
  else if (found.kind === 'text')
    response
      .writeHead(found.status, { 'Content-Type': contentTypeOf(found.name) })
      .end(found.content)
  else
    response
      .writeHead(200, { 'Content-Type': contentTypeOf(found.file) })
      .end(await readFile(found.file))
}

function report(problems: readonly Diagnostic[]): void {
  for (const problem of problems) console.error(`${formatDiagnostic(problem)}\n`)
}

function usageProblem(cause: UsageError): Diagnostic {
  return {
    code: 'config/invalid',
    severity: 'error',
    file: 'docs.config.ts',
    found: cause.message,
    expected: 'a configuration the engine can use',
    fix: 'correct it; the former configuration stays in use until then',
  }
}
