import { expect, test } from 'vitest'
import { openMemory } from './memory.ts'

test('a result is recomputed when an input is another object', () => {
  const memory = openMemory()
  const input = { text: 'a' }
  const first = memory.reuse('x', [input], () => ({}))
  expect(memory.reuse('x', [input], () => ({}))).toBe(first)
  expect(memory.reuse('x', [{ text: 'a' }], () => ({}))).not.toBe(first)
})

test('only changed items are recomputed', () => {
  const memory = openMemory()
  const made: string[] = []
  const run = (items: readonly string[], input = 'same') =>
    memory.each(
      'x',
      [input],
      items.map((item): [string] => [item]),
      (item) => {
        made.push(item)
        return { item }
      },
    )
  const first = run(['a', 'b', 'c'])
  expect(run(['a', 'b', 'c'])).toBe(first)
  const second = run(['a', 'B', 'c'])
  expect(made).toEqual(['a', 'b', 'c', 'B'])
  expect(second[0]).toBe(first[0])
  expect(second[1]).toEqual({ item: 'B' })
  expect(run(['a']).length).toBe(1)
  run(['a'], 'other')
  expect(made).toEqual(['a', 'b', 'c', 'B', 'a'])
})

test('equal values keep their identity', () => {
  const memory = openMemory()
  const value = memory.same('x', new Map([['a', [1]]]))
  expect(memory.same('x', new Map([['a', [1]]]))).toBe(value)
  expect(memory.same('x', new Map([['a', [2]]]))).not.toBe(value)
})

test('an equal list keeps its identity, and so do equal entries of a changed list', () => {
  const memory = openMemory()
  const list = memory.steady('x', [{ a: 1 }, { a: 2 }])
  expect(memory.steady('x', [{ a: 1 }, { a: 2 }])).toBe(list)
  const changed = memory.steady('x', [{ a: 1 }, { a: 3 }])
  expect(changed[0]).toBe(list[0])
  expect(changed).toEqual([{ a: 1 }, { a: 3 }])
  expect(memory.steady('x', [{ a: 1 }])).toEqual([{ a: 1 }])
})
