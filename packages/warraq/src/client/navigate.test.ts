import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PagePayload } from '../shared/data/page-payload.ts'
import { UnreachableError } from './fetch-payload.ts'
import { interceptNavigation, type NavigationParts } from './navigate.ts'
import { MissingElementError } from './screen.ts'

// Modules that define elements extend it when they are loaded.
vi.hoisted(() => {
  vi.stubGlobal('HTMLElement', class {})
})

const done: string[] = []
/** The button of the message that a page cannot be reached. */
let tryAgain = (): void => {}
/** What the document lacks when a page is shown. */
let missing: string | undefined
/** The window. */
let target = new EventTarget()
const note = (what: string) => (): void => void done.push(what)

beforeEach(() => {
  done.length = 0
  missing = undefined
  target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('document', { head: {}, getElementById: () => null, querySelector: () => null })
  vi.stubGlobal('location', { hash: '', reload: note('reload') })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('scrollTo', note('scroll to the top'))
  vi.spyOn(console, 'warn').mockImplementation((line) => done.push(line))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const payload = (buildId = 'b'): PagePayload =>
  ({ buildId, styles: [], html: '' }) as unknown as PagePayload

/** A browser that navigates from /a/; `load` answers the requests for pages. */
function browser(
  load: (route: string) => Promise<PagePayload>,
  isAtAddress = true,
  history: object = {},
) {
  const navigation = Object.assign(new EventTarget(), history)
  const parts = {
    site: { origin: 'https://docs.example', baseUrl: '/', isExcluded: () => false },
    buildId: 'b',
    screen: {
      shown: () => ({ route: '/a/', path: '/a/', query: '' }),
      show: () => {
        if (missing !== undefined) throw new MissingElementError(missing)
        done.push('show')
      },
      stay: note('stay'),
      isAtAddress: () => isAtAddress,
      showUnreachable: (retry: () => void) => {
        done.push('unreachable')
        tryAgain = retry
      },
    },
    pages: { load },
    progress: { start: () => {}, finish: note('finish'), cancel: () => {} },
    fullLoads: { add: (route: string) => done.push(`full load of ${route}`) },
    onShown: note('tell'),
  }
  interceptNavigation(navigation as unknown as Navigation, parts as unknown as NavigationParts)
  /** Begin a navigation; `abort` is what the browser does when another one begins, or on Stop. */
  return (path: string) => {
    const controller = new AbortController()
    let end: Promise<void> | undefined
    const facts = {
      canIntercept: true,
      hashChange: false,
      downloadRequest: null,
      formData: null,
      navigationType: 'push',
      userInitiated: true,
      destination: { url: `https://docs.example${path}` },
      signal: controller.signal,
      intercept: ({ handler }: { handler: () => Promise<void> }) => {
        end = handler()
      },
    }
    navigation.dispatchEvent(Object.assign(new Event('navigate'), facts))
    return { abort: () => controller.abort(), end: () => end }
  }
}

const pending = () => new Promise<PagePayload>(() => {})
const comeBack = (persisted = true) =>
  target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('shows a page, scrolls, and only then tells others', async () => {
  await browser(async () => payload())('/b/').end()
  expect(done).toEqual(['show', 'finish', 'scroll to the top', 'tell'])
})

test('keeps the page when only the query changes', async () => {
  await browser(pending)('/a/?q=1').end()
  expect(done).toEqual(['stay'])
})

test('leaves a file to the browser', () => {
  expect(browser(pending)('/file.txt').end()).toBeUndefined()
})

test.each([
  ['a page of another build', async () => payload('newer'), []],
  [
    'an unusable answer',
    () => Promise.reject(new Error('status 404')),
    ['Page /b/ failed to load: status 404'],
  ],
])('loads %s in full', async (_, load, lines) => {
  await browser(load)('/b/').end()
  expect(done).toEqual([...lines, 'full load of /b/', 'reload'])
})

const unreachable = () => Promise.reject(new UnreachableError('no route'))

test('keeps the page when the server cannot be reached, and Retry opens the other one', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error()))
  vi.stubGlobal('location', { assign: (href: string) => done.push(`open ${href}`) })
  await browser(unreachable)('/b/').end()
  const lines = ['Page /b/ failed to load: no route', 'unreachable']
  expect(done).toEqual(lines)
  tryAgain()
  expect(done).toEqual([...lines, 'open https://docs.example/b/'])
})

test.each([
  200, 503,
])('reloads if a server that has no payload answers for the document, with %s', async (status) => {
  vi.stubGlobal('fetch', async () => new Response('', { status }))
  await browser(unreachable)('/b/').end()
  expect(done).toEqual(['Page /b/ failed to load: no route', 'reload'])
})

test('leads back to the entry of the page on screen before it says that another one is missing', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const entry = { key: 'first' }
  const traverseTo = (key: string) => {
    done.push(`to entry ${key}`)
    return { finished: Promise.resolve() }
  }
  const navigate = browser(unreachable, false, { currentEntry: entry, traverseTo })
  const visit = navigate('/b/')
  entry.key = 'second'
  await visit.end()
  expect(done).toEqual(['Page /b/ failed to load: no route', 'to entry first', 'unreachable'])
})

test('loads a page in full when this document lacks a part of the engine', async () => {
  missing = 'no #docsAnnouncer'
  await browser(async () => payload())('/b/').end()
  expect(done).toEqual(['Page /b/ failed to load: no #docsAnnouncer', 'full load of /b/', 'reload'])
})

test('keeps the page without a network, whatever the error', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  await browser(() => Promise.reject(new Error('status 504')))('/b/').end()
  expect(done).toEqual(['Page /b/ failed to load: status 504', 'unreachable'])
})

test('shows nothing of a navigation that another one replaced', async () => {
  let answer = (_: PagePayload): void => {}
  const slow = new Promise<PagePayload>((resolve) => {
    answer = resolve
  })
  const navigate = browser((route) => (route === '/b/' ? slow : Promise.resolve(payload())))
  const first = navigate('/b/')
  const second = navigate('/c/')
  first.abort()
  await second.end()
  answer(payload())
  await first.end()
  await settled()
  expect(done).toEqual(['show', 'finish', 'scroll to the top', 'tell'])
})

test('says that a page the reader stopped is not there', async () => {
  browser(pending)('/b/').abort()
  await settled()
  expect(done).toEqual(['unreachable'])
})

test('ends a navigation when the reader leaves the document, and loads the page on return', async () => {
  const visit = browser(pending, false)('/b/')
  target.dispatchEvent(new Event('pagehide'))
  await visit.end()
  expect(done).toEqual([])
  comeBack()
  expect(done).toEqual(['reload'])
})

test.each([
  ['a page at its address', true, true],
  ['a document that is loaded for the first time', false, false],
])('leaves %s alone on return', (_, isAtAddress, persisted) => {
  browser(pending, isAtAddress)
  comeBack(persisted)
  expect(done).toEqual([])
})

test('keeps the page on return without a network', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  browser(pending, false)
  comeBack()
  await settled()
  expect(done).toEqual(['unreachable'])
})

test.each([
  ['says that a page is not there when a download stopped it', false, ['unreachable']],
  ['says nothing when the page before the download is at its address', true, []],
])('%s', async (_, isAtAddress, lines) => {
  vi.useFakeTimers()
  const navigate = browser(pending, isAtAddress)
  const visit = navigate('/b/')
  navigate('/file.zip')
  visit.abort()
  await vi.advanceTimersByTimeAsync(2900)
  expect(done).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(done).toEqual(lines)
  vi.useRealTimers()
})

test('does not load a page again for an error after it is shown', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  vi.stubGlobal('scrollTo', () => {
    throw new Error('no scrolling')
  })
  await browser(async () => payload())('/b/').end()
  expect([done, reported.mock.calls.length]).toEqual([['show', 'finish', 'tell'], 1])
})
