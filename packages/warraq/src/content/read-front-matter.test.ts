import { expect, test } from 'vitest'
import { splitFrontMatter } from './read-front-matter.ts'

test.each([
  ['---\ntitle: a\n---\ntext\n', { yaml: 'title: a', body: 'text\n', bodyLine: 4 }],
  ['\uFEFF---\ntitle: a\n---\ntext', { yaml: 'title: a', body: 'text', bodyLine: 4 }],
  ['---\ntitle: a\n---', { yaml: 'title: a', body: '', bodyLine: 3 }],
  ['---\ntitle: a\n--- b\n---\ntext', { yaml: 'title: a\n--- b', body: 'text', bodyLine: 5 }],
  ['text\n\n---\n', { yaml: '', body: 'text\n\n---\n', bodyLine: 1 }],
])('splits %j', (source, parts) => {
  expect(splitFrontMatter(source)).toEqual(parts)
})

test('empty front matter ends at its second line, not at a later rule', () => {
  const body = 'text\n\n---\n\nmore\n'
  expect(splitFrontMatter(`---\n---\n${body}`)).toEqual({ yaml: '', body, bodyLine: 3 })
})
