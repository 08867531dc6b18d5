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
function browser(load: (route: string) => Promise<PagePayload>, isAtAddress = true) {
  const navigation = new EventTarget()
  const parts = {
    site: { origin: 'https://docs.example', baseUrl: '/', isExcluded: () => false },
    buildId: 'b',
    screen: {
      shown: () => ({ route: '/a/', query: '' }),
      show: () => {
        if (missing !== undefined) throw new MissingElementError(missing)
        done.push('show')
      },
      stay: note('stay'),
      isAtAddress: () => isAtAddress,
      showUnreachable: (retry: () => void, reason: string) => {
        done.push(`unreachable: ${reason}`)
        tryAgain = retry
      },
    },
    pages: { load },
    progress: { start: () => {}, finish: note('finish'), cancel: () => {} },
    fullLoads: { add: (route: string) => done.push(`full load of ${route}`) },
    onShown: note('tell'),
  }
  interceptNavigation(navigation as Navigation, parts as unknown as NavigationParts)
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
    ['Page /b/ loaded in full: status 404'],
  ],
])('loads %s in full', async (_, load, lines) => {
  await browser(load)('/b/').end()
  expect(done).toEqual([...lines, 'full load of /b/', 'reload'])
})

test('keeps the page when the server cannot be reached, and says why', async () => {
  await browser(() => Promise.reject(new UnreachableError('no route')))('/b/').end()
  expect(done).toEqual(['unreachable: no route'])
})

test.each([
  ['loads the document if the server answers', async () => new Response(), 'reload'],
  ['tries the page again if it does not', () => Promise.reject(new Error()), 'replace /b/'],
  [
    'tries the page again if the server fails',
    async () => new Response('', { status: 503 }),
    'replace /b/',
  ],
])('Retry %s', async (_, head, line) => {
  vi.stubGlobal('fetch', head)
  vi.stubGlobal('location', {
    hash: '',
    href: '/b/',
    reload: note('reload'),
    replace: (href: string) => done.push(`replace ${href}`),
  })
  await browser(() => Promise.reject(new UnreachableError('blocked')))('/b/').end()
  tryAgain()
  await settled()
  expect(done).toEqual(['unreachable: blocked', line])
})

test('loads a page in full when this document lacks a part of the engine', async () => {
  missing = 'no #docsAnnouncer'
  await browser(async () => payload())('/b/').end()
  expect(done).toEqual(['Page /b/ loaded in full: no #docsAnnouncer', 'full load of /b/', 'reload'])
})

test('keeps the page without a network, whatever the error', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  await browser(() => Promise.reject(new Error('status 504')))('/b/').end()
  expect(done).toEqual(['unreachable: status 504'])
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
  expect(done).toEqual(['unreachable: '])
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

test('keeps the page on return without a network', () => {
  vi.stubGlobal('navigator', { onLine: false })
  browser(pending, false)
  comeBack()
  expect(done).toEqual(['unreachable: '])
})

test.each([
  ['says that a page is not there when a download stopped it', false, ['unreachable: ']],
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
