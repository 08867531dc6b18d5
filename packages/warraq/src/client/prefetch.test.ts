import { afterEach, expect, test, vi } from 'vitest'
import type { PayloadCache } from './payload-cache.ts'
import { createPrefetch } from './prefetch.ts'

afterEach(() => vi.unstubAllGlobals())

function create(connection: object = {}) {
  vi.stubGlobal('location', { href: 'https://docs.example/a/' })
  vi.stubGlobal('navigator', { connection })
  const loaded: string[] = []
  const pages: PayloadCache = {
    load: (route, request) => {
      loaded.push(`${route} ${request?.priority}`)
      return Promise.reject(new Error('swallowed'))
    },
    has: (route) => loaded.some((entry) => entry.startsWith(route)),
    drop: () => {},
  }
  const routeOfUrl = ({ pathname }: URL) => (pathname === '/file.txt' ? undefined : pathname)
  return { loaded, api: createPrefetch(pages, routeOfUrl) }
}

test('fetches a page once, by its route, and swallows errors', async () => {
  const { api, loaded } = create()
  await api.prefetch('/b/?q#h')
  await api.preload('../c/')
  expect(api.preload('/b/#other')).toBe(false)
  expect(loaded).toEqual(['/b/ low', '/c/ high'])
})

test('returns false for addresses that are not pages', () => {
  const { api } = create()
  expect([api.prefetch('/file.txt'), api.prefetch('http://')]).toEqual([false, false])
})

test('fetches nothing over a slow connection', () => {
  const { api, loaded } = create({ effectiveType: 'slow-2g' })
  expect([api.prefetch('/b/'), api.preload('/b/')]).toEqual([false, false])
  expect(loaded).toEqual([])
})

test('cannot be altered', () => {
  expect(Object.isFrozen(create().api)).toBe(true)
})
