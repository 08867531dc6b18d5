import { expect, test } from 'vitest'
import type { BuildProgress } from '../pipeline/progress.ts'
import { showProgress, type Talk } from './show-progress.ts'

/** What is written for a progress every few milliseconds, then at the end. */
function written(
  talk: Talk,
  isTerminal: boolean,
  all: readonly BuildProgress[],
  everyMs = 600,
): string[] {
  const lines: string[] = []
  let now = 0
  const write = (text: string) => void lines.push(text)
  const { onProgress, end } = showProgress(talk, { write, isTerminal, nowMs: () => now })
  for (const progress of all) {
    now += everyMs
    onProgress(progress)
  }
  end()
  return lines
}

const BUILD: readonly BuildProgress[] = [
  { phase: 'read' },
  { phase: 'compile', done: 0, total: 20 },
  { phase: 'compile', done: 15, total: 20 },
  { phase: 'write', done: 3, total: 22 },
]

test('a terminal shows phase, pages done and left, and time in one line', () => {
  expect(written('usual', true, BUILD)).toEqual([
    '\r\u001B[KReading the site  0.6 s',
    '\r\u001B[KCompiling pages: 0 of 20 done, 20 left  1.2 s',
    '\r\u001B[KCompiling pages: 15 of 20 done, 5 left  1.8 s',
    '\r\u001B[KWriting pages: 3 of 22 done, 19 left  2.4 s',
    '\r\u001B[K',
  ])
})

test('a pipe and --quiet show nothing', () => {
  expect(written('usual', false, BUILD)).toEqual([])
  expect(written('quiet', true, BUILD)).toEqual([])
})

test('the line is written at most ten times a second, and at once in a new phase', () => {
  const pages = Array.from(
    { length: 21 },
    (_, done) => ({ phase: 'write', done, total: 20 }) as const,
  )
  const lines = written('usual', true, [{ phase: 'read' }, ...pages], 10)
  expect(lines.map((line) => line.replace(/^\r\S+ /, ''))).toEqual([
    'the site  0.0 s',
    'pages: 0 of 20 done, 20 left  0.0 s',
    'pages: 10 of 20 done, 10 left  0.1 s',
    'pages: 20 of 20 done, 0 left  0.2 s',
    '\r\u001B[K',
  ])
})

test('a phase in which nothing is to be done shows no numbers', () => {
  expect(written('usual', true, [{ phase: 'write', done: 0, total: 0 }])[0]).toBe(
    '\r\u001B[KWriting pages  0.6 s',
  )
})

test('--verbose writes a line for each phase that ended, everywhere', () => {
  expect(written('verbose', false, BUILD)).toEqual([
    'Reading the site: 1.2 s\n',
    'Compiling pages (20): 1.2 s\n',
    'Writing pages (22): 0.0 s\n',
  ])
})

test('languages are phases of their own, although they have the same name', () => {
  const languages = ['compile', 'compile'] as const
  const all = languages.map((phase, at) => ({ phase, done: 0, total: at + 5 }))
  expect(written('verbose', false, all)).toEqual([
    'Compiling pages (5): 1.2 s\n',
    'Compiling pages (6): 0.0 s\n',
  ])
})
