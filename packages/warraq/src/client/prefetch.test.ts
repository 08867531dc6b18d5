import { afterEach, expect, test, vi } from 'vitest'
import type { PayloadCache } from './payload-cache.ts'
import { createPrefetch, preloadOnIntent } from './prefetch.ts'
import { createLinkedPayloads } from './prefetch-by-link.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function create(connection: object = {}, canLink = false) {
  vi.stubGlobal('location', { href: 'https://docs.example/a/' })
  vi.stubGlobal('navigator', { connection })
  const loaded: string[] = []
  vi.stubGlobal('document', {
    createElement: () => ({ relList: { supports: () => canLink } }),
    head: {
      append: (link: HTMLLinkElement) => {
        loaded.push(`${link.rel} ${link.href}`)
        link.onload?.(new Event('load'))
      },
    },
  })
  const linked = createLinkedPayloads((route, { cache, priority }) => {
    loaded.push([route, priority, cache].filter(Boolean).join(' '))
    return Promise.reject(new Error('swallowed'))
  })
  const routes = new Set<string>()
  const pages: PayloadCache = {
    load: (route, request = {}) => {
      routes.add(route)
      return linked.fetch(route, request)
    },
    has: (route) => routes.has(route),
    drop: (route) => routes.delete(route),
  }
  const routeOfUrl = ({ pathname }: URL) => (pathname === '/file.txt' ? undefined : pathname)
  return { loaded, pages, api: createPrefetch(pages, linked, routeOfUrl) }
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

test('prefetches once, by a link where the browser supports it', async () => {
  const { api, loaded } = create({}, true)
  await api.prefetch('/b/')
  expect(api.prefetch('/b/')).toBe(false)
  expect(loaded).toEqual(['prefetch /b/page.json'])
})

test('takes what a link prefetched from the HTTP cache, and fetches anew after a failure', async () => {
  const { api, pages, loaded } = create({}, true)
  await api.prefetch('/b/')
  await api.preload('/b/')
  pages.drop('/b/')
  await api.preload('/b/')
  expect(loaded.slice(1)).toEqual(['/b/ high force-cache', '/b/ high'])
})

test('cannot be altered', () => {
  expect(Object.isFrozen(create().api)).toBe(true)
})

test('what scrolls under a resting pointer does not end the intent of the focus', () => {
  vi.useFakeTimers()
  const listeners = new Map<string, (event: { target: unknown }) => void>()
  vi.stubGlobal('addEventListener', listeners.set.bind(listeners))
  vi.stubGlobal('Element', Object)
  const link = (href: string) => ({
    href,
    target: '',
    closest: () => link(href),
    hasAttribute: () => false,
  })
  const loaded: string[] = []
  preloadOnIntent((href) => {
    loaded.push(href)
    return false
  })
  const tell = (type: string, target: unknown) => listeners.get(type)?.({ target })
  tell('pointerover', link('/left/'))
  tell('pointerover', { closest: () => null })
  tell('focusin', link('/focused/'))
  tell('pointerover', { closest: () => null })
  vi.runAllTimers()
  expect(loaded).toEqual(['/focused/'])
})
