import { afterEach, expect, test, vi } from 'vitest'
import type { PageView } from '../shared/page-view.ts'
import { cleanAddress, routeOf } from './address.ts'

afterEach(() => vi.unstubAllGlobals())

function addressAfter(address: string, page: Pick<PageView, 'href' | 'kind'>): string {
  let result = address
  vi.stubGlobal('location', new URL(address, 'https://docs.example'))
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: null, _unused: string, url: string) => {
      result = url
    },
  })
  cleanAddress(page)
  return result
}

test.each([
  ['/a/index.html?q=1#h', '/a/', '/a/?q=1#h'],
  ['/a.html', '/a/', '/a/'],
  ['/a', '/a/', '/a/'],
  ['/keplr/', '/Keplr/', '/Keplr/'],
  ['/caf%C3%A9', '/café/', '/caf%C3%A9/'],
  ['/a/', '/a/', '/a/'],
  ['/elsewhere', '/a/', '/elsewhere'],
])('%s showing %s becomes %s', (address, href, clean) => {
  expect(addressAfter(address, { href, kind: 'doc' })).toBe(clean)
})

test('keeps the address of a page that does not exist', () => {
  expect(addressAfter('/404', { href: '/404/', kind: 'not-found' })).toBe('/404')
})

test.each([
  ['/', '/'],
  ['/a/', '/a/'],
  ['/a', '/a/'],
  ['/a.html', '/a/'],
  ['/a/index.html', '/a/'],
  ['/index.html', '/'],
  ['/user-guides/Keplr', '/user-guides/Keplr/'],
  ['/caf%C3%A9', '/caf%C3%A9/'],
  ['/docs/1.0/', '/docs/1.0/'],
])('%s means the page %s', (pathname, route) => {
  expect(routeOf(pathname)).toBe(route)
})

test.each([
  '/robots.txt',
  '/img/logo.svg',
  '/learn/token.md',
  '/learn/token/page.json',
])('%s is a file', (pathname) => {
  expect(routeOf(pathname)).toBeUndefined()
})
