import { expect, test } from 'vitest'
import { inWrittenPlaces, writtenPlace } from './line-origins.ts'
import { problemAt } from './problem-at.ts'

const ORIGINS = [
  { at: 1, file: 'a.md', line: 1 },
  { at: 3, file: '_part.md', line: 7 },
  { at: 5, file: 'a.md', line: 4 },
]

test('finds where a line was written', () => {
  const lines = [1, 2, 3, 4, 5, 6].map((line) => writtenPlace({ file: 'a.md', line }, ORIGINS))
  expect(lines.map(({ file, line }) => `${file}:${line}`)).toEqual(
    'a.md:1 a.md:2 _part.md:7 _part.md:8 a.md:4 a.md:5'.split(' '),
  )
})

test('a place without a line, or of a page that includes nothing, stays', () => {
  expect(writtenPlace({ file: 'a.md' }, ORIGINS)).toEqual({ file: 'a.md' })
  expect(writtenPlace({ file: 'b.md', line: 4 }, undefined)).toEqual({ file: 'b.md', line: 4 })
})

test('reports the problems of a partial for one of its pages, and those of pages each', () => {
  const at = (file: string, line: number) =>
    problemAt({ file, line }, 'link/empty', { found: 'a', expected: 'b', fix: 'c' })
  const originsOf = new Map([
    ['a.md', ORIGINS],
    ['b.md', [{ at: 1, file: '_part.md', line: 7 }]],
  ])
  const problems = [
    at('a.md', 3),
    at('a.md', 3),
    at('b.md', 1),
    at('a.md', 5),
    at('a.md', 5),
    at('c.md', 3),
  ]
  expect(inWrittenPlaces(problems, originsOf).map(({ file, line }) => `${file}:${line}`)).toEqual(
    '_part.md:7 _part.md:7 a.md:4 a.md:4 c.md:3'.split(' '),
  )
})
