import { expect, test } from 'vitest'
import { shorten } from './shorten.ts'

test('keeps an answer that is short', () => {
  const answer = { height: '5', logs: [], hash: `0x${'a'.repeat(64)}`, miner: null }
  expect(shorten(answer)).toEqual(answer)
})

test('cuts long texts and long lists, and says that it did', () => {
  expect(shorten(`0x${'00'.repeat(200)}`)).toBe(`0x${'0'.repeat(64)}…`)
  expect(shorten(['a', 'b', 'c'])).toEqual(['a', 'b', 'c'])
  expect(shorten(['a', 'b', 'c', 'd', 'e'])).toEqual(['a', 'b', '… 3 more'])
})

test('leaves out deep levels until an answer fits on a page, never the fields of the answer', () => {
  const wide = (depth: number): object =>
    depth === 0
      ? { value: '1' }
      : Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, wide(depth - 1)]))
  const short = shorten(wide(5)) as Record<string, object>
  expect(Object.keys(short)).toEqual(['a', 'b', 'c', 'd'])
  expect(JSON.stringify(short, null, 2).split('\n').length).toBeLessThan(91)
  expect(JSON.stringify(short)).toContain('{"…":"4 fields"}')
})

test('cuts an object with very many fields', () => {
  const fields = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`field${at}`, at]))
  const short = shorten(fields) as Record<string, unknown>
  expect(Object.keys(short)).toHaveLength(31)
  expect(short['…']).toBe('10 more')
})
