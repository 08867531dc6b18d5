import { termMatcher } from '@warraq/search/word-marks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFound, takeFound } from './found-hit.ts'

const values = new Map<string, string>()

beforeEach(() => {
  values.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  })
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('StorageEvent', class {})
})
afterEach(() => vi.unstubAllGlobals())

const keep = () =>
  keepFound(
    { href: '/a/#b', excerpt: 'Use the small walrus. Or a whale.' },
    termMatcher('walrus whale', undefined),
  )

test('the page of the result gets the text up to each match, once', () => {
  keep()
  expect(takeFound('/a/#b')).toEqual(['Use the small walrus. Or a whale', 'Use the small walrus'])
  expect(values.size).toBe(0)
  expect(takeFound('/a/#b')).toEqual([])
})

test('another page gets nothing, nor does anybody from a damaged value', () => {
  keep()
  expect(takeFound('/c/')).toEqual([])
  for (const kept of ['', '{', 'null', '7', '"/a/#b"']) {
    const [key = 'docs-found-hit'] = values.keys()
    values.set(key, kept)
    expect(takeFound('/a/#b')).toEqual([])
  }
})
