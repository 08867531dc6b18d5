import { afterEach, expect, test, vi } from 'vitest'
import type { PageView } from '../shared/data/page-view.ts'
import { cleanAddress, cleanPathOf } from './clean-address.ts'

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

test('the clean path is known before the address bar shows it', () => {
  vi.stubGlobal('location', new URL('https://docs.example/caf%C3%A9/index.html'))
  expect(cleanPathOf({ href: '/café/', kind: 'doc' })).toBe('/caf%C3%A9/')
  expect(cleanPathOf({ href: '/404/', kind: 'not-found' })).toBe('/caf%C3%A9/index.html')
})
