import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepSearch } from './keep-search.ts'
import type { OfflineBuild } from './offline-build.ts'

const ORIGIN = 'https://docs.example.org'
const FOLDER = '/assets/search-en-2/'
const build: OfflineBuild = {
  base: '/',
  buildId: 'b1',
  assets: '/assets/',
  offlinePage: '/offline/',
  scripts: ['/assets/a.js'],
  indexFiles: [`${FOLDER}common.json`, `${FOLDER}t0.json`],
  catalogue: '/search-index.json',
}

/** Paths in the order in which they were cached. */
const kept: string[] = []
const pathOf = (request: string | { readonly url: string }) =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname
const cache = {
  match: async (href: string) => (kept.includes(pathOf(href)) ? new Response('') : undefined),
  add: vi.fn(async (request: { readonly url: string }) => void kept.push(pathOf(request))),
  put: async (href: string) => void kept.push(pathOf(href)),
  keys: async () => kept.map((path) => ({ url: ORIGIN + path })),
  delete: async (href: string) => kept.splice(kept.indexOf(pathOf(href)), 1),
}
let catalogue: object

beforeEach(() => {
  kept.length = 0
  cache.add.mockClear()
  catalogue = { indexes: [{ folder: FOLDER }] }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', async () => Response.json(catalogue))
  // Node's `Request` does not accept relative URLs.
  vi.stubGlobal(
    'Request',
    class {
      constructor(readonly url: string) {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

test('the catalogue is cached last, and files of a previous index are removed', async () => {
  kept.push('/assets/search-en-1/t0.json', '/assets/search-source-1.js')
  await keepSearch(build)
  expect(kept).toEqual([
    '/assets/search-source-1.js',
    '/assets/a.js',
    `${FOLDER}common.json`,
    `${FOLDER}t0.json`,
    '/search-index.json',
  ])
})

test('files in the cache are not loaded again', async () => {
  kept.push('/assets/a.js', `${FOLDER}common.json`)
  await keepSearch(build)
  expect(cache.add.mock.calls.map(([request]) => request.url)).toEqual([`${FOLDER}t0.json`])
})

test('the catalogue of a newer deploy is left to its own worker', async () => {
  catalogue = { indexes: [{ folder: '/assets/search-en-3/' }] }
  await keepSearch(build)
  expect(kept).toEqual(['/assets/a.js'])
})

test('a small index needs no file but its catalogue', async () => {
  catalogue = { indexes: [{ folder: '/assets/search-en-3/', common: {} }] }
  await keepSearch(build)
  expect(kept).toEqual(['/assets/a.js', '/search-index.json'])
})

test('no catalogue is cached on a large site or on one with a search service', async () => {
  const { indexFiles: _, ...large } = build
  await keepSearch(large)
  const { catalogue: __, ...served } = build
  await keepSearch(served)
  expect(kept).toEqual(['/assets/a.js'])
})

test('a failed load leaves no catalogue in the cache', async () => {
  cache.add.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(keepSearch(build)).rejects.toThrow('Failed to fetch')
  expect(kept).toEqual([])
})
