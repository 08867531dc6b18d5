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

test('what another word has in quotes is no option', () => {
  expect([...parseCodeMeta('prints="a{3}" {1}').highlighted]).toEqual([1])
  const plain = { title: undefined, highlighted: new Set(), firstLineNumber: undefined }
  const quoted = [`prints="title='a'"`, 'sees="showLineNumbers=7"', `may-see='hl_lines="2"'`]
  for (const word of quoted) expect(parseCodeMeta(word), word).toEqual(plain)
})

test('has no options without words', () => {
  expect(parseCodeMeta('')).toEqual({
    title: undefined,
    highlighted: new Set(),
    firstLineNumber: undefined,
  })
})
