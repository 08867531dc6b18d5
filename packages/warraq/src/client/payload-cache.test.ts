import { expect, test, vi } from 'vitest'
import type { PagePayload } from '../shared/data/page-payload.ts'
import type { PayloadRequest } from './fetch-payload.ts'
import { createPayloadCache } from './payload-cache.ts'

function payload(html = ''): PagePayload {
  const page = {
    href: '/',
    kind: 'doc',
    title: '',
    documentTitle: '',
    className: '',
  } as const
  return {
    buildId: 'b',
    page,
    styles: [],
    shell: { navbar: ['', '', ''], layout: '' },
    html,
    head: [],
  }
}

interface Answer {
  readonly resolve: (payload: PagePayload) => void
  readonly reject: (reason: unknown) => void
}

/** A server whose responses the test controls. */
function createServer() {
  const asked: string[] = []
  const answers = new Map<string, Answer>()
  const signals = new Map<string, AbortSignal>()
  const fetchPayload = (route: string, { signal }: PayloadRequest): Promise<PagePayload> => {
    asked.push(route)
    const promise = new Promise<PagePayload>((resolve, reject) => {
      answers.set(route, { resolve, reject })
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
    if (signal) signals.set(route, signal)
    return promise
  }
  const answer = (route: string, html = '') => answers.get(route)?.resolve(payload(html))
  const fail = (route: string) => answers.get(route)?.reject(new Error('no answer'))
  return { asked, signals, fetchPayload, answer, fail }
}

test('fetches a route once for any number of callers', async () => {
  const server = createServer()
  const cache = createPayloadCache(server.fetchPayload)
  const loads = [cache.load('/a/'), cache.load('/a/')]
  expect(cache.has('/a/')).toBe(true)
  server.answer('/a/', 'text')
  expect((await Promise.all(loads)).map(({ html }) => html)).toEqual(['text', 'text'])
  await cache.load('/a/')
  expect(server.asked).toEqual(['/a/'])
})

test('retries after a failure', async () => {
  const server = createServer()
  const cache = createPayloadCache(server.fetchPayload)
  const load = cache.load('/a/')
  server.fail('/a/')
  await expect(load).rejects.toThrow('no answer')
  expect(cache.has('/a/')).toBe(false)
  void cache.load('/a/')
  expect(server.asked).toEqual(['/a/', '/a/'])
})

test('aborts a fetch only when the last caller gives up', async () => {
  const server = createServer()
  const cache = createPayloadCache(server.fetchPayload)
  const [first, second] = [new AbortController(), new AbortController()]
  const loads = [first, second].map(({ signal }) => cache.load('/a/', { signal }))
  first.abort()
  expect(server.signals.get('/a/')?.aborted).toBe(false)
  second.abort()
  await vi.waitFor(() => expect(server.signals.get('/a/')?.aborted).toBe(true))
  await Promise.allSettled(loads)
})

test('fetches again when a caller returns after an abort', async () => {
  const server = createServer()
  const cache = createPayloadCache(server.fetchPayload)
  const first = new AbortController()
  const aborted = cache.load('/a/', { signal: first.signal })
  first.abort()
  await expect(aborted).rejects.toThrow()
  const load = cache.load('/a/')
  server.answer('/a/', 'second')
  expect((await load).html).toBe('second')
  expect(cache.has('/a/')).toBe(true)
})

test('a caller that arrives while another gives up takes over its request', async () => {
  const server = createServer()
  const cache = createPayloadCache(server.fetchPayload)
  const first = new AbortController()
  void cache.load('/a/', { signal: first.signal })
  first.abort()
  const load = cache.load('/a/')
  await new Promise((resolve) => setTimeout(resolve))
  server.answer('/a/', 'text')
  expect((await load).html).toBe('text')
  expect(server.asked).toEqual(['/a/'])
})

test('a prefetch is not aborted by a visit that gives up', async () => {
  const server = createServer()
  const cache = createPayloadCache(server.fetchPayload)
  const prefetched = cache.load('/a/')
  const visit = new AbortController()
  void cache.load('/a/', { signal: visit.signal })
  visit.abort()
  server.answer('/a/', 'text')
  expect((await prefetched).html).toBe('text')
})

test.each([
  ['routes', { routes: 2, size: 100 }],
  ['characters', { routes: 100, size: 8 }],
])('drops the least recently used beyond the limit of %s', async (_, limits) => {
  const server = createServer()
  const cache = createPayloadCache(server.fetchPayload, limits)
  const visit = async (route: string) => {
    const load = cache.load(route)
    server.answer(route, '1234')
    await load
  }
  await visit('/a/')
  await visit('/b/')
  await visit('/a/')
  await visit('/c/')
  expect(['/a/', '/b/', '/c/'].filter(cache.has)).toEqual(['/a/', '/c/'])
})

test('keeps one page that is larger than the limit', async () => {
  const server = createServer()
  const cache = createPayloadCache(server.fetchPayload, { routes: 2, size: 3 })
  const load = cache.load('/a/')
  server.answer('/a/', '1234')
  await load
  expect(cache.has('/a/')).toBe(true)
  cache.drop('/a/')
  expect(cache.has('/a/')).toBe(false)
})

test('counts the navbar of a page, its menu included', async () => {
  const { shell, ...page } = payload()
  const large: PagePayload = { ...page, shell: { ...shell, navbar: ['', '', 'menu'] } }
  const cache = createPayloadCache(async () => large, { routes: 10, size: 6 })
  await cache.load('/a/')
  await cache.load('/b/')
  expect([cache.has('/a/'), cache.has('/b/')]).toEqual([false, true])
})
