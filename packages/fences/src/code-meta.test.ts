import { expect, test } from 'vitest'
import { parseCodeMeta } from './code-meta.ts'

test('reads title, ranges and line numbers in any order', () => {
  expect(parseCodeMeta(`{1,3-5} showLineNumbers=7 title='a "b"' nonsense`)).toEqual({
    title: 'a "b"',
    highlighted: new Set([1, 3, 4, 5]),
    firstLineNumber: 7,
  })
})

test('a title may hold what elsewhere is an option', () => {
  expect(parseCodeMeta('title="showLineNumbers {2}.ts"')).toEqual({
    title: 'showLineNumbers {2}.ts',
    highlighted: new Set(),
    firstLineNumber: undefined,
  })
})

test('has no options without words', () => {
  expect(parseCodeMeta('')).toEqual({
    title: undefined,
    highlighted: new Set(),
    firstLineNumber: undefined,
  })
})
