import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CommandOptions } from '../pipeline/command-options.ts'
import type { DevMessage } from '../shared/data/dev-message.ts'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import { later } from '../shared/data/later.ts'
import { UsageError } from '../shared/data/usage-error.ts'
import { startDevSession } from './dev-session.ts'
import type { DevChange, DevSite } from './dev-site.ts'

/** Loads that were asked for: the edited files, or `all`. */
let loads: (readonly string[] | 'all')[] = []
let rehearsed: string[] = []
/** Files whose content was checked, and what the checks find. */
let checked: string[][] = []
let notes: Diagnostic[] = []
/** Why the checks of the content fail. */
let failedCheck: Error | undefined
let failure: Error | undefined
let frameKey = ''
let stylesKey = ''
let hasReadingPlugins = false
/** Files of the pages that every change but one of text affects. */
let shared: readonly string[] = []
/** Ends the background work for pages that were left for later. */
let compiled = later<void>()
let signals: AbortSignal[] = []

/** A site of which every opened page changes with each load. */
function siteNow({ former, edited, first }: Partial<DevChange>): DevSite {
  const isLate = (file: string) =>
    former !== undefined &&
    first !== undefined &&
    !first().has(file) &&
    (edited === undefined || former.stale.has(file))
  const site: Partial<DevSite> = {
    problems: [],
    frameKey,
    stylesKey,
    hasReadingPlugins,
    stale: new Set(shared.filter(isLate)),
    compileStale: (signal) => {
      signals.push(signal)
      return compiled.value
    },
    nextBundle: undefined,
    pageOf: (url) => (url.endsWith('/') ? { href: url, file: `content${url}index.md` } : undefined),
    changedSince: (_, hrefs) => [...hrefs],
    rehearse: async (url) => {
      rehearsed.push(url)
    },
  }
  // A session reads nothing else of a site.
  return site as DevSite
}

const start = (ownChecked = checked) =>
  startDevSession(
    { root: '/site' } as CommandOptions,
    async (_options, change = {}) => {
      loads.push(change.edited === undefined ? 'all' : [...change.edited])
      // Browsers name the pages in view while the configuration is read.
      await nextTurn()
      if (failure !== undefined) throw failure
      return siteNow(change)
    },
    async (_options, _site, files) => {
      ownChecked.push([...files])
      if (failedCheck !== undefined) throw failedCheck
      return notes
    },
  )

const edit = (path: string) => ({ event: 'change', path })

/** The messages that an open page gets from now on. */
function listenTo({ events }: Awaited<ReturnType<typeof start>>): DevMessage[] {
  const told: DevMessage[] = []
  const response = {
    writeHead: () => {},
    write: (text: string) => told.push(JSON.parse(text.replace('data: ', ''))),
  }
  const request = Object.assign(new EventEmitter(), { url: '/' })
  events.open(request as IncomingMessage, response as unknown as ServerResponse, [])
  told.length = 0
  return told
}

beforeEach(() => {
  loads = []
  rehearsed = []
  checked = []
  notes = []
  failedCheck = undefined
  failure = undefined
  frameKey = ''
  stylesKey = ''
  hasReadingPlugins = false
  shared = []
  compiled = later()
  signals = []
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

test('only pages whose text was edited are read again, everything after any other change', async () => {
  const session = await start()
  await session.reload([edit('/a.md'), edit('/b.mdx')])
  await session.reload([edit('/a.md'), edit('/docs.config.ts')])
  await session.reload([{ event: 'unlink', path: '/a.md' }])
  expect(loads).toEqual(['all', ['/a.md', '/b.mdx'], 'all', 'all'])
})

test('where plugins may read pages, scripts and styles are made again after an edited page', async () => {
  hasReadingPlugins = true
  const session = await start()
  await session.reload([edit('/a.md')])
  expect(loads).toEqual(['all', ['/a.md'], []])
})

test('an edit that could not be loaded is loaded with the next one', async () => {
  const session = await start()
  failure = new Error('full disk')
  await session.reload([edit('/a.md')])
  expect(session.problems()).toMatchObject([
    { code: 'dev/failed', file: '/a.md', found: 'full disk' },
  ])
  failure = undefined
  await session.reload([edit('/b.md')])
  expect(loads.at(-1)).toEqual(['/a.md', '/b.md'])
  expect(session.problems()).toEqual([])
  await session.reload([edit('/c.md')])
  expect(loads.at(-1)).toEqual(['/c.md'])
})

test('a broken configuration stays reported while pages are edited, until it is corrected', async () => {
  const session = await start()
  failure = new UsageError('title: a number')
  await session.reload([edit('/docs.config.ts'), edit('/a.md')])
  failure = undefined
  await session.reload([edit('/b.md')])
  expect(loads.at(-1)).toEqual(['/a.md', '/b.md'])
  expect(session.problems()).toMatchObject([{ code: 'config/invalid', found: 'title: a number' }])
  await session.reload([edit('/docs.config.ts')])
  expect(loads.at(-1)).toBe('all')
  expect(session.problems()).toEqual([])
})

test('a failure that comes again is one problem', async () => {
  const session = await start()
  session.fail(new Error('x is undefined'), '/a/')
  session.fail(new Error('x is undefined'), '/a/')
  expect(session.problems()).toHaveLength(1)
})

test('opened pages are told about their changes, and reload after a change of the frame', async () => {
  const session = await start()
  await session.open('/a/')
  await session.open('/favicon.ico')
  const told = listenTo(session)
  await session.reload([edit('/a.md')])
  frameKey = 'new footer'
  await session.reload([edit('/docs.config.ts')])
  expect(told.filter(({ type }) => !['problems', 'rebuilding'].includes(type))).toEqual([
    { type: 'page', href: '/a/' },
    { type: 'reload' },
  ])
})

test('each page is rehearsed once, and the first one also loads the site once more', async () => {
  const session = await start()
  for (const url of ['/a/', '/a/', '/b/']) await session.open(url)
  await session.reload([edit('/a.md')])
  expect(rehearsed).toEqual(['/a/', '/b/'])
  expect(loads).toEqual(['all', [], ['/a.md']])
})

test('after a change of styles alone, pages take the styles and do not reload', async () => {
  const session = await start()
  const told = listenTo(session)
  stylesKey = 'new colour'
  await session.reload([edit('/site.css')])
  expect(told.filter(({ type }) => !['problems', 'rebuilding'].includes(type))).toEqual([
    { type: 'styles' },
  ])
})

test('the content of the opened and the edited page is checked, and its findings are warnings', async () => {
  const session = await start()
  const told = listenTo(session)
  notes = [
    {
      code: 'spelling/unknown-word',
      severity: 'error',
      file: 'content/a/index.md',
      found: 'neighbors',
      expected: 'a known word',
      fix: 'neighbours',
    },
  ]
  await session.open('/a/')
  await vi.waitFor(() => expect(checked).toHaveLength(1))
  await session.reload([edit('/site/content/b.md')])
  await vi.waitFor(() => expect(checked).toHaveLength(2))
  expect(checked).toEqual([['content/a/index.md'], ['content/a/index.md', 'content/b.md']])
  expect(session.problems()).toEqual(notes.map((note) => ({ ...note, severity: 'warning' })))
  expect(told).toContainEqual({ type: 'problems', problems: session.problems() })
})

test('checks that fail leave the page in view, and the next edit runs them again', async () => {
  const session = await start()
  failedCheck = new Error('the compiler was ended')
  await session.open('/a/')
  await vi.waitFor(() =>
    expect(session.problems()).toMatchObject([
      { code: 'dev/failed', severity: 'warning', file: 'content/a/index.md' },
    ]),
  )
  failedCheck = undefined
  await session.reload([edit('/site/content/a/index.md')])
  await vi.waitFor(() => expect(session.problems()).toEqual([]))
})

test('pages learn that everything is read again, and when that ends or fails', async () => {
  const session = await start()
  const told = listenTo(session)
  await session.reload([edit('/site/a.md')])
  expect(phasesIn(told)).toEqual([])
  await session.reload([edit('/site/docs.config.ts')])
  await vi.waitFor(() => expect(phasesIn(told)).toEqual([true, false]))
  failure = new UsageError('wrong')
  await session.reload([edit('/site/docs.config.ts')])
  await vi.waitFor(() => expect(phasesIn(told)).toEqual([true, false, true, false]))
})

const phasesIn = (told: readonly DevMessage[]) =>
  told.flatMap((message) => (message.type === 'rebuilding' ? message.isRunning : []))

test('the page in view is rebuilt first, then one that is asked for, then the others', async () => {
  shared = ['content/a/index.md', 'content/b/index.md', 'content/c/index.md']
  const session = await start()
  const stale = () => [...session.site().stale]
  const told = listenTo(session)
  const reloading = session.reload([edit('/site/facts.ts')])
  await nextTurn()
  await session.view('/a/')
  await reloading
  expect(stale()).toEqual(['content/b/index.md', 'content/c/index.md'])
  await session.view('/b/')
  expect(stale()).toEqual(['content/c/index.md'])
  expect(phasesIn(told)).toEqual([true])
  compiled.set()
  await vi.waitFor(() => expect(phasesIn(told)).toEqual([true, false]))
  expect(stale()).toEqual([])
})

test('the next change ends the work on the others, which goes on after it', async () => {
  shared = ['content/a/index.md', 'content/b/index.md']
  const session = await start()
  const told = listenTo(session)
  await session.reload([edit('/site/facts.ts')])
  await session.reload([edit('/site/content/a/index.md')])
  expect([...session.site().stale]).toEqual(['content/b/index.md'])
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  compiled.set()
  await vi.waitFor(() => expect(phasesIn(told)).toEqual([true, false]))
  expect(session.site().stale.size).toBe(0)
})
