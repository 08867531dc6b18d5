import { relative } from 'node:path'
import { checkPages } from '../pipeline/check-pages.ts'
import type { CommandOptions } from '../pipeline/command-options.ts'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import { reportEntries } from '../shared/data/group-problems.ts'
import { UsageError } from '../shared/data/usage-error.ts'
import { messageOf } from '../shared/text/message-of.ts'
import { createDevEvents } from './dev-events.ts'
import { createDevSite, type DevSite } from './dev-site.ts'
import { createPageNotes } from './page-notes.ts'
import { placeOfFailure } from './place-of-failure.ts'
import { createSiteLoads } from './site-loads.ts'
import type { FileChange } from './watch-site.ts'

/** A development session: the current state of the site, and the events for open pages. */
export type DevSession = Awaited<ReturnType<typeof startDevSession>>

/**
 * Load a site for development.
 * @param load loads the state of the site after changes; replaced in tests
 * @param check checks the content of some pages; replaced in tests
 * @throws UsageError when the configuration is invalid; later this is only reported.
 */
export async function startDevSession(
  options: CommandOptions,
  load = createDevSite,
  check: typeof checkPages = checkPages,
) {
  let failures: readonly Diagnostic[] = []
  /** Changes that are not in the site, because loading them failed. */
  let missed: readonly FileChange[] = []
  const events = createDevEvents()
  /** Hrefs of the pages opened so far. */
  const opened = new Set<string>()
  /** Sources of the pages edited last. */
  let edited: readonly string[] = []
  const loads = await createSiteLoads({
    load: (change) => load(options, change),
    onSite: (site, before) => {
      // What is said of pages that are compiled later may be out of date.
      if (site.stale.size === 0) print(site.problems)
      events.tellProblems(problems())
      tellPages({ before, site, opened, events })
    },
    onFailure: (cause, file) => void fail(cause, file),
    onRebuilding: (isRunning) => {
      events.tellRebuilding(isRunning)
      if (!isRunning) notes.edit(edited)
    },
  })
  const { site } = loads

  const notes = createPageNotes({
    check: (checked: DevSite, files) => check(options, checked, files),
    site,
    onChange: () => events.tellProblems(problems()),
    fail: (cause, file) => printProblem(cause, file, options.root),
  })
  const sourceOf = (path: string) => relative(options.root, path).replaceAll('\\', '/')

  const problems = () => [...site().problems, ...failures, ...notes.list()]
  const fail = (cause: unknown, where: string): Diagnostic => {
    const problem = printProblem(cause, where, options.root)
    failures = [...failures.filter(({ found }) => found !== problem.found), problem]
    events.tellProblems(problems())
    return problem
  }

  function reload(changes: readonly FileChange[]): Promise<void> {
    const isOnlyText = changes.every(isPageText)
    return loads.change({
      file: changes[0]?.path ?? '.',
      begin: () => {
        edited = changes.filter(isPageText).map(({ path }) => sourceOf(path))
        missed = [...missed, ...changes]
        if (!isOnlyText) return { edited: undefined, files: [] }
        const paths = missed.filter(isPageText).map(({ path }) => path)
        return { edited: new Set(paths), files: paths.map(sourceOf) }
      },
      end: () => {
        // Pages can be edited while something else is broken, such as the configuration.
        missed = isOnlyText ? missed.filter((change) => !isPageText(change)) : []
        if (missed.length === 0) failures = []
      },
    })
  }

  return {
    events,
    site,
    /** Problems of the site, and failures since the last change. */
    problems,
    /** Print the problems of the site. */
    report: () => print(site().problems),
    /** Report an unexpected failure at a file or an address. */
    fail,
    /** Load the site again after changes. A failure is reported, and the previous state stays. */
    reload,
    /** Called before a page is sent, and when a browser names the page that it shows. */
    view: loads.view,
    /**
     * Called when a browser opens a page: from now on its changes are sent. The writer will probably
     * edit it next, so this also warms up the compiler for its first edit.
     */
    open: async (url: string) => {
      const page = site().pageOf(url)
      if (page === undefined) return
      const { href, file } = page
      notes.open(file)
      if (opened.has(href)) return
      const isFirst = opened.size === 0
      opened.add(href)
      // Ignore failures here; the reload reports them.
      await site()
        .rehearse(url)
        .catch(() => {})
      if (isFirst) loads.rehearse()
    },
  }
}

interface SiteChange {
  readonly before: DevSite
  readonly site: DevSite
  readonly opened: ReadonlySet<string>
  readonly events: ReturnType<typeof createDevEvents>
}

/** Tell open pages as little as they need to show what changed. */
function tellPages({ before, site, opened, events }: SiteChange): void {
  if (site.frameKey !== before.frameKey) {
    events.tellFrame()
    return
  }
  if (site.stylesKey !== before.stylesKey) events.tellStyles()
  events.tellPages(site.changedSince(before, opened))
}

/** Whether only the text of a page changed. */
function isPageText({ event, path }: FileChange): boolean {
  return event === 'change' && /\.mdx?$/.test(path)
}

function print(problems: readonly Diagnostic[]): void {
  for (const entry of reportEntries(problems).entries) console.error(`${entry}\n`)
}

/** Prints what failed, and returns it as a problem. */
function printProblem(cause: unknown, where: string, root: string): Diagnostic {
  const isUsage = cause instanceof UsageError
  const problem: Diagnostic = isUsage
    ? usageProblem(cause, root)
    : {
        ...{ code: 'dev/failed', severity: 'error', file: where, found: messageOf(cause) },
        expected: 'code of the site and of the engine that does not fail',
        fix: 'the terminal shows where it failed; if that is in the engine, please report it',
      }
  print([problem])
  if (!isUsage && cause instanceof Error) console.error(cause.stack)
  return problem
}

/** A problem of the configuration, or of the code or style that the message names. */
function usageProblem({ message, problem }: UsageError, root: string): Diagnostic {
  if (problem !== undefined) return problem
  const place = placeOfFailure(message, root)
  const isCode = place?.line !== undefined && !place.file.startsWith('docs.config.')
  return {
    code: isCode ? 'code/invalid' : 'config/invalid',
    severity: 'error',
    file: 'docs.config.ts',
    ...place,
    found: message,
    expected: isCode
      ? 'code and styles that can be bundled and run'
      : 'a configuration the engine can use',
    fix: `correct it; the previous ${isCode ? 'code' : 'configuration'} stays in use until then`,
  }
}
