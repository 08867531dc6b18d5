import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { workerUrl } from './worker-url.ts'

beforeEach(() => vi.stubGlobal('location', new URL('https://docs.example.org/learn/')))
afterEach(() => vi.unstubAllGlobals())

test('a worker runs a script of the site', () => {
  expect(workerUrl('/assets/search-worker.js')).toBe('/assets/search-worker.js')
})

test.each([
  'https://other.example/a.js',
  '//other.example/a.js',
  'data:text/javascript,1',
])('refuses the script %s of another site', (href) => {
  expect(() => workerUrl(href)).toThrow('not a script of this site')
})
