import { expect, test } from 'vitest'
import { lineFinder } from './line-finder.ts'

test('each call with the same text finds its next line, and the first again at the end', () => {
  const lineOf = lineFinder('a\nb\na\n', 5)
  expect([lineOf('a'), lineOf('a'), lineOf('a'), lineOf('b'), lineOf('c')]).toEqual([
    5,
    7,
    5,
    6,
    undefined,
  ])
})

test('a large source is searched from the last text on, and then from its start', () => {
  const source = Array.from({ length: 50_000 }, (_, at) => `line ${at};\n`).join('')
  const lineOf = lineFinder(source, 1)
  expect([lineOf('line 49999;'), lineOf('line 7;'), lineOf('line 8;')]).toEqual([50_000, 8, 9])
})

test('a large source without most of the texts is not searched for all of them', () => {
  const lineOf = lineFinder('word '.repeat(800_000), 1)
  const lines = Array.from({ length: 100_000 }, (_, at) => lineOf(`missing ${at}`))
  expect(new Set(lines)).toEqual(new Set([undefined]))
})
