import { expect, test } from 'vitest'
import { factsSchema } from './facts-schema.ts'
import { parseAs } from './parse-as.ts'

const pathsOf = (facts: unknown) => parseAs(factsSchema, facts).wrong.map(({ path }) => path)

test.each([
  ['nothing', {}],
  ['plain values', { release: { version: '2.4.0', port: 80 } }],
  ['a value with provenance', { id: { value: 1, source: ['x'], date: '2026-11-21' } }],
  ['one object under two names', ((shared) => ({ a: shared, b: shared }))({ x: '1' })],
])('%s', (_what, facts) => {
  expect(pathsOf(facts)).toEqual([])
})

const circle: Record<string, unknown> = {}
circle.inner = { back: circle }

test.each([
  ['null', { a: { b: null } }, ['a.b']],
  ['a list and a function', { a: [1], b: () => 1 }, ['a', 'b']],
  [
    'a value with a damaged provenance',
    { a: { value: true, source: ['x'] } },
    ['a.value', 'a.source'],
  ],
  ['an object that contains itself', circle, ['inner.back']],
])('%s is refused with its name', (_what, facts, paths) => {
  expect(pathsOf(facts)).toEqual(paths)
})

test('facts are an object', () => {
  expect(parseAs(factsSchema, ['a']).wrong).toEqual([
    { path: '', found: '["a"]', expected: 'an object' },
  ])
})
