import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHistory } from './search-history.ts'

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs'
const hit = (name: string) => ({ href: `/${name}/`, title: name, heading: '', crumbs: ['Learn'] })
const names = (hits: readonly { title: string }[]) => hits.map(({ title }) => title).join(' ')

let values: Map<string, string>
let capacity: number
beforeEach(() => {
  values = new Map()
  capacity = Number.POSITIVE_INFINITY
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      const others = [...values].filter(([name]) => name !== key)
      if (others.reduce((sum, [, text]) => sum + text.length, value.length) > capacity)
        throw new Error('QuotaExceededError')
      values.set(key, value)
      Reflect.set(storage, key, value)
    },
    removeItem: (key: string) => {
      values.delete(key)
      Reflect.deleteProperty(storage, key)
    },
  }
  vi.stubGlobal('location', new URL('https://docs.example.org/a/'))
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('StorageEvent', class {})
})
afterEach(() => vi.unstubAllGlobals())

test('keeps the newest seven, four beside favourites', () => {
  const history = createHistory('docs')
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'c']) history.visit(hit(name))
  expect(names(history.read().recent)).toBe('c h g f e d b')
  history.favor(hit('g'))
  expect(names(history.read().recent)).toBe('c h f e')
  expect(names(history.read().favorite)).toBe('g')
})

test('does not list a favourite as recent, and forgets both', () => {
  const history = createHistory('docs')
  history.favor(hit('a'))
  history.visit(hit('a'))
  expect(history.read().recent).toEqual([])
  history.forget('favorite', hit('a'))
  history.visit(hit('a'))
  history.forget('recent', hit('a'))
  expect(history.read()).toEqual({ recent: [], favorite: [] })
})

test('stores under the keys of DocSearch, by index', () => {
  createHistory('docs').visit(hit('a'))
  expect(JSON.parse(values.get(RECENT) ?? '')).toEqual([hit('a')])
  expect(createHistory('other').read().recent).toEqual([])
})

test.each([
  '',
  'x',
  '7',
  'null',
  '{}',
  '[null]',
  '[{"href":"/a/","title":"x"}]',
  ...['javascript:alert(1)', '//evil.example/', '/\\evil.example/', 'https://evil.example/a/'].map(
    (href) => JSON.stringify([{ ...hit('a'), href }]),
  ),
])('reads nothing from %j', (text) => {
  values.set(RECENT, text)
  expect(createHistory('docs').read()).toEqual({ recent: [], favorite: [] })
})

test('makes room when the storage is full, removing the largest values first', () => {
  localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__other', 'x'.repeat(300))
  localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__other', 'y'.repeat(20))
  localStorage.setItem('theme', 'dark')
  capacity = 350
  createHistory('docs').visit(hit('a'))
  expect([...values.keys()].sort()).toEqual([
    '__DOCSEARCH_RECENT_SEARCHES__docs',
    '__DOCSEARCH_RECENT_SEARCHES__other',
    'theme',
  ])
})
