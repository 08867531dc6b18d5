import { expect, test } from 'vitest'
import { unserialisable } from './unserialisable.ts'

test('plain values, lists, objects and undefined properties pass', () => {
  const props = { a: 'text', b: 1, c: true, d: null, e: undefined, f: [{ g: ['h'], i: undefined }] }
  expect(unserialisable(props)).toBeUndefined()
})

const circle = { root: {} as Record<string, unknown> }
circle.root.self = circle.root

test('the same object in two places passes', () => {
  const shared = { a: 1 }
  expect(unserialisable({ one: shared, two: [shared] })).toBeUndefined()
})

test.each<[string, Record<string, unknown>, string, string]>([
  ['a function', { onDone: () => {} }, 'onDone', 'a function'],
  ['an element', { children: <p>text</p> }, 'children', 'a React element'],
  ['a date', { rows: [{ day: new Date(0) }] }, 'rows[0].day', 'a Date'],
  ['a map', { by: new Map() }, 'by', 'a Map'],
  ['a bigint', { amount: 1n }, 'amount', 'a bigint'],
  ['no number', { rate: Number.NaN }, 'rate', 'NaN'],
  ['a circle', { tree: circle }, 'tree.root.self', 'an object that contains itself'],
  ['a gap', { list: [undefined] }, 'list[0]', 'undefined in a list'],
])('%s is reported with its path', (_, props, path, what) => {
  expect(unserialisable(props)).toEqual({ path, what })
})
